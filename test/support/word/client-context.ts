/** A request context of the add-in: it queues, sends at `sync`, and keeps count of what Word has to remember. */
import {
  innerOf,
  isClientObject,
  newClientObject,
  readLoad,
  takeLoaded,
  type ClientObject,
  type ClientPath,
} from './client-object';
import { ObjectTable } from './object-table';
import { OfficeError } from './office-error';
import type { Platform } from './platform';
import type { LoadedObject, ObjectPath, Operation } from './request';
import type { ClassName } from './word-classes';
import type { WordSession } from './word-session';

interface Queued {
  readonly operation: Operation;
  readonly take: (result: unknown) => void;
}

export class ClientContext {
  readonly document: ClientObject;
  readonly trackedObjects = new TrackedObjects(this);
  private readonly table: ObjectTable;
  private readonly paths = new Map<number, ObjectPath>();
  private queue: Queued[] = [];
  private subscriptions: (() => void)[] = [];
  private nextPath = 1;

  constructor(private readonly session: WordSession) {
    this.table = new ObjectTable(session);
    this.document = newClientObject(this, 'Document', this.newPath({ kind: 'document' }));
  }

  get platform(): Platform {
    return this.session.platform;
  }

  load(object: ClientObject, option?: unknown): void {
    const load = readLoad(option);
    this.enqueue({ kind: 'load', path: innerOf(object).path.id, load }, [object], (answer) =>
      takeLoaded(object, answer as LoadedObject),
    );
  }

  /** A new object, which Word finds at the next sync. */
  reach(type: ClassName, path: ObjectPath, used: readonly ClientObject[]): ClientObject {
    this.refuse(used);
    const made = newClientObject(this, type, this.newPath(path));
    this.enqueue({ kind: 'instantiate', path: innerOf(made).path.id }, [], (answer) => {
      innerOf(made).isNull = (answer as { readonly isNull: boolean }).isNull;
    });
    this.trackedObjects.addByItself(made);
    return made;
  }

  enqueue(
    operation: Operation,
    used: readonly ClientObject[],
    take: (result: unknown) => void = () => undefined,
  ): void {
    this.refuse(used);
    this.queue.push({ operation, take });
  }

  private refuse(used: readonly ClientObject[]): void {
    for (const object of used) {
      const { path, type } = innerOf(object);
      if (!path.isValid) throw new OfficeError('InvalidObjectPath', undefined, type);
      if (object.context !== this) throw new OfficeError('InvalidRequestContext', undefined, type);
    }
  }

  async sync<T>(passThrough?: T): Promise<T | undefined> {
    const queue = this.queue;
    const subscriptions = this.subscriptions;
    this.queue = [];
    this.subscriptions = [];
    await Promise.resolve();
    if (queue.length > 0 || subscriptions.length > 0) await this.session.obstacle?.();
    if (queue.length > 0) {
      const operations = queue.map(({ operation }) => operation);
      const { results, error } = this.session.answer(() =>
        this.table.execute({ paths: this.paths, operations }),
      );
      results.forEach((result, index) => queue[index]?.take(result));
      if (error !== undefined) throw error as Error;
    }
    if (subscriptions.length > 0)
      this.session.answer(() => subscriptions.forEach((subscribe) => subscribe()));
    return passThrough;
  }

  handlersOf(event: string): EventHandlers {
    return {
      add: (handler) => {
        this.subscriptions.push(() => this.session.events.add(event, handler));
        return { context: this, remove: () => this.handlersOf(event).remove(handler) };
      },
      remove: (handler) => {
        this.subscriptions.push(() => this.session.events.remove(event, handler));
      },
    };
  }

  /** Word forgets it when it comes to this in the queue; what is queued later finds nothing. */
  releaseInTurn({ id }: ClientPath): void {
    this.queue.push({ operation: { kind: 'release', path: id }, take: () => this.paths.delete(id) });
  }

  releaseNow(path: ClientPath): void {
    this.table.forget(path.id);
    this.paths.delete(path.id);
    path.isValid = false;
  }

  countLeftTracked(count: number): void {
    this.session.counts.trackedAtEnd += count;
  }

  private newPath(path: ObjectPath): ClientPath {
    const id = this.nextPath++;
    this.paths.set(id, path);
    return { id, path, isValid: true };
  }
}

interface EventHandlers {
  add(handler: (args: never) => unknown): { readonly context: ClientContext; remove(): void };
  remove(handler: (args: never) => unknown): void;
}

/** What Word has to keep up to date for the add-in. Each costs: with many, forgetting them dominates (#5692). */
class TrackedObjects {
  /** Forgotten at the end of the run. */
  private readonly byItself = new Set<ClientObject>();
  private readonly forGood = new Set<ClientObject>();

  constructor(private readonly context: ClientContext) {}

  addByItself(object: ClientObject): void {
    this.byItself.add(object);
  }

  add(objects: ClientObject | readonly ClientObject[]): void {
    for (const object of listed(objects)) {
      const { path, type } = innerOf(object);
      if (!path.isValid) throw new OfficeError('InvalidObjectPath', undefined, type);
      this.byItself.delete(object);
      this.forGood.add(object);
    }
  }

  remove(objects: ClientObject | readonly ClientObject[]): void {
    for (const object of listed(objects)) {
      this.byItself.delete(object);
      this.forGood.delete(object);
      this.context.releaseInTurn(innerOf(object).path);
    }
  }

  endRun(): void {
    this.context.countLeftTracked(this.byItself.size);
    for (const object of this.byItself) this.context.releaseNow(innerOf(object).path);
    this.byItself.clear();
  }
}

function listed(objects: ClientObject | readonly ClientObject[]): readonly ClientObject[] {
  return isClientObject(objects) ? [objects] : objects;
}
