/** How often which source did what, as the operator's metrics show it. Nothing of what was asked. */
import type { SourceEvent, SourceName } from './source';

export class SourceTally {
  readonly #counts = new Map<string, number>();

  count(source: SourceName, event: SourceEvent): void {
    const label = `source="${source}",event="${event}"`;
    this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
  }

  /** In the text form that Prometheus reads; empty where nothing happened. */
  toText(): string {
    if (this.#counts.size === 0) return '';
    const lines = [...this.#counts]
      .sort()
      .map(([label, count]) => `cite_check_source_events_total{${label}} ${count}`);
    return `# TYPE cite_check_source_events_total counter\n${lines.join('\n')}\n`;
  }
}
