/** What the service counts about itself, in the text form that Prometheus reads. No label comes from a request's text. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #durations = durationBounds.map(() => 0);
  #answerCount = 0;
  #seconds = 0;
  #items = 0;
  #billed = 0;
  #inFlight = 0;
  #left = 0;

  get inFlight(): number {
    return this.#inFlight;
  }

  begin(): void {
    this.#inFlight += 1;
  }

  end(): void {
    this.#inFlight -= 1;
  }

  answered(status: number, seconds: number): void {
    const label = String(status);
    this.#answers.set(label, (this.#answers.get(label) ?? 0) + 1);
    this.#answerCount += 1;
    this.#seconds += seconds;
    durationBounds.forEach((bound, index) => {
      if (seconds <= bound) this.#durations[index] = (this.#durations[index] ?? 0) + 1;
    });
  }

  /** Before its answer was there. */
  clientLeft(): void {
    this.#left += 1;
  }

  verified(items: number, billed: number): void {
    this.#items += items;
    this.#billed += billed;
  }

  toText(): string {
    const answers = [...this.#answers]
      .sort()
      .map(([status, count]) => `cite_check_requests_total{status="${status}"} ${count}`);
    const buckets = durationBounds.map(
      (bound, index) => `cite_check_request_seconds_bucket{le="${bound}"} ${this.#durations[index] ?? 0}`,
    );
    return `${[
      '# TYPE cite_check_requests_total counter',
      ...answers,
      '# TYPE cite_check_request_seconds histogram',
      ...buckets,
      `cite_check_request_seconds_bucket{le="+Inf"} ${this.#answerCount}`,
      `cite_check_request_seconds_sum ${this.#seconds}`,
      `cite_check_request_seconds_count ${this.#answerCount}`,
      '# TYPE cite_check_clients_left_total counter',
      `cite_check_clients_left_total ${this.#left}`,
      '# TYPE cite_check_items_total counter',
      `cite_check_items_total ${this.#items}`,
      '# TYPE cite_check_billed_citations_total counter',
      `cite_check_billed_citations_total ${this.#billed}`,
      '# TYPE cite_check_requests_in_flight gauge',
      `cite_check_requests_in_flight ${this.#inFlight}`,
    ].join('\n')}\n`;
  }
}

const durationBounds = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60] as const;
