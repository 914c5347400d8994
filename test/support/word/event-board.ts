/** Who listens to Word, and telling them: some time after the change, as Word does. */
import type { FaultNumber } from './faults';

type Listener = (args: never) => unknown;

export class EventBoard {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly pending: (() => unknown)[] = [];
  private readonly late: (() => void)[] = [];
  private selectionChanges = 0;

  constructor(private readonly faults: ReadonlySet<FaultNumber>) {}

  add(event: string, listener: Listener): void {
    const listening = this.listeners.get(event) ?? new Set();
    listening.add(listener);
    this.listeners.set(event, listening);
  }

  remove(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }

  listenerCount(event: string): number {
    return this.listeners.get(event)?.size ?? 0;
  }

  /** Told twice where #3864 bites; where #4874 does, late, and never unless someone waits for it. */
  paragraphs(
    type: 'ParagraphChanged' | 'ParagraphAdded' | 'ParagraphDeleted',
    uniqueLocalIds: string[],
  ): void {
    const tell = (): void => this.tell(type, { type, uniqueLocalIds, source: 'Local' });
    for (let times = this.faults.has(3864) ? 2 : 1; times > 0; times--) {
      if (this.faults.has(4874)) this.late.push(tell);
      else tell();
    }
  }

  /** Every second one is lost where #2964 bites. */
  selectionChanged(): void {
    this.selectionChanges++;
    if (this.faults.has(2964) && this.selectionChanges % 2 === 0) return;
    this.tell('DocumentSelectionChanged', { type: 'documentSelectionChanged' });
  }

  tell(event: string, args: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) {
      this.pending.push(() => listener(args as never));
    }
  }

  /** What #4874 held back, told at last. */
  async deliverLate(): Promise<void> {
    for (const tell of this.late.splice(0)) tell();
    await this.deliver();
  }

  /** Tells what is pending; resolves when the listeners have done what they do. */
  async deliver(): Promise<void> {
    for (let next = this.pending.shift(); next; next = this.pending.shift()) await next();
  }
}
