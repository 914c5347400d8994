/**
 * The add-in's side: objects that are queued about and hold nothing before `load` and `sync`, made from the same table of
 * members that Word's side carries out. What the table lacks throws, so that nothing is read as merely undefined.
 */
import type { AnyMember } from './member';
import { OfficeError } from './office-error';
import { supports } from './platform';
import type { Argument, Load, LoadedObject, ObjectPath } from './request';
import type { ClientContext } from './client-context';
import { wordClasses, type ClassName } from './word-classes';

export interface ClientPath {
  readonly id: number;
  /** Of an item of a collection there is none: Word numbered it itself. */
  readonly path: ObjectPath | null;
  /** Not after the run that made it, nor after untracking and a sync. */
  isValid: boolean;
}

export type ClientObject = InstanceType<typeof OfficeObject>;

/** Under a symbol: Word's own members may have any name. */
const inner = Symbol('what stands behind an object of the add-in');

interface Inner {
  readonly type: ClassName;
  readonly path: ClientPath;
  readonly loaded: Map<string, unknown>;
  readonly linked: Map<string, ClientObject>;
  items: readonly ClientObject[] | undefined;
  /** Known after the first sync. */
  isNull: boolean | undefined;
}

export function innerOf(object: ClientObject): Inner {
  return object[inner];
}

class OfficeObject {
  readonly [inner]: Inner;

  constructor(
    readonly context: ClientContext,
    type: ClassName,
    path: ClientPath,
  ) {
    this[inner] = { type, path, loaded: new Map(), linked: new Map(), items: undefined, isNull: undefined };
  }

  get isNullObject(): boolean {
    const { isNull } = this[inner];
    if (isNull === undefined) throw notLoaded(this, 'isNullObject');
    return isNull;
  }

  get items(): readonly ClientObject[] {
    const { type, items } = this[inner];
    if (!wordClasses[type].items) throw unknownMember(this, 'items');
    if (!items) throw notLoaded(this, 'items');
    return items;
  }

  load(option?: unknown): this {
    this.context.load(this, option);
    return this;
  }

  track(): this {
    this.context.trackedObjects.add(this);
    return this;
  }

  untrack(): this {
    this.context.trackedObjects.remove(this);
    return this;
  }

  toJSON(): unknown {
    const { items, loaded, linked } = this[inner];
    if (items) return { items: items.map((item) => item.toJSON()) };
    return {
      ...Object.fromEntries(loaded),
      ...Object.fromEntries(Array.from(linked, ([name, object]) => [name, object.toJSON()])),
    };
  }
}

/** Test runners and `await` ask any object for these. */
const askedOfAnything = new Set([
  'then',
  'constructor',
  'asymmetricMatch',
  'nodeType',
  'tagName',
  '$$typeof',
  'inspect',
]);

Object.setPrototypeOf(
  OfficeObject.prototype,
  new Proxy(Object.prototype, {
    get(target, name, receiver: ClientObject): unknown {
      if (typeof name === 'symbol' || name in target || name.startsWith('@@') || askedOfAnything.has(name)) {
        return Reflect.get(target, name, receiver);
      }
      throw unknownMember(receiver, name);
    },
  }),
);

const classes = new Map<ClassName, typeof OfficeObject>();

export function newClientObject(context: ClientContext, type: ClassName, path: ClientPath): ClientObject {
  const Class = classes.get(type) ?? classFor(type);
  return new Class(context, type, path);
}

export function isClientObject(value: unknown): value is ClientObject {
  return value instanceof OfficeObject;
}

function classFor(type: ClassName): typeof OfficeObject {
  const Class = class extends OfficeObject {};
  for (const [name, member] of Object.entries(wordClasses[type].members)) {
    Object.defineProperty(Class.prototype, name, propertyFor(name, member));
  }
  classes.set(type, Class);
  return Class;
}

function propertyFor(name: string, member: AnyMember): PropertyDescriptor & ThisType<ClientObject> {
  const { type, get, link, make, ask, event } = member;
  if (get) {
    return {
      get() {
        if (this[inner].loaded.has(name)) return this[inner].loaded.get(name);
        if (this[inner].isNull) return undefined;
        refuseUnsupported(this, name, member);
        throw notLoaded(this, name);
      },
      set(value: unknown) {
        refuseUnsupported(this, name, member);
        this.context.enqueue({ kind: 'set', path: this[inner].path.id, name, value }, [this]);
        this[inner].loaded.set(name, value);
      },
    };
  }
  if (link && type) {
    return {
      get() {
        const known = this[inner].linked.get(name);
        if (known) return known;
        refuseUnsupported(this, name, member);
        const made = this.context.reach(type, { kind: 'property', parent: this[inner].path.id, name }, [
          this,
        ]);
        this[inner].linked.set(name, made);
        return made;
      },
    };
  }
  if (event !== undefined) {
    return {
      get() {
        refuseUnsupported(this, name, member);
        return this.context.handlersOf(event);
      },
    };
  }
  return {
    value(this: ClientObject, ...given: readonly unknown[]): unknown {
      refuseUnsupported(this, name, member);
      const args = given.map(argumentOf);
      const used = [this, ...given.filter(isClientObject)];
      const { id } = this[inner].path;
      if (make && type) return this.context.reach(type, { kind: 'method', parent: id, name, args }, used);
      const result = new ClientResult();
      this.context.enqueue({ kind: 'call', path: id, name, args }, used, (value) => result.settle(value));
      return ask ? result : undefined;
    },
  };
}

function argumentOf(value: unknown): Argument {
  return isClientObject(value) ? { path: value[inner].path.id } : { value };
}

/** As the real library does, at the call. */
function refuseUnsupported(object: ClientObject, name: string, { set }: AnyMember): void {
  if (supports(object.context.platform, set)) return;
  throw new OfficeError('ApiNotFound', undefined, `${object[inner].type}.${name}`);
}

/** What a sync brought: reading it before throws. */
export class ClientResult {
  private settled: { readonly value: unknown } | undefined;

  get value(): unknown {
    if (!this.settled) throw new OfficeError('ValueNotLoaded', undefined, 'clientResult.value');
    return this.settled.value;
  }

  settle(value: unknown): void {
    this.settled = { value };
  }
}

/** Puts the answer to `load` where it can be read. */
export function takeLoaded(object: ClientObject, answer: LoadedObject): void {
  const known = object[inner];
  known.isNull = answer.isNull;
  for (const [name, value] of Object.entries(answer.values)) known.loaded.set(name, value);
  for (const [name, inner] of Object.entries(answer.links)) {
    const link = Reflect.get(object, name) as ClientObject;
    takeLoaded(link, inner);
  }
  const { items } = wordClasses[known.type];
  if (!answer.items || !items) return;
  known.items = answer.items.map(({ path, loaded }) => {
    const item = newClientObject(object.context, items, { id: path, path: null, isValid: true });
    object.context.trackedObjects.addByItself(item);
    takeLoaded(item, loaded);
    return item;
  });
}

/** `'text, style'`, `['items/text']`, `{ text: true, font: { bold: true } }`, `{ select, expand, top, skip }`, or nothing. */
export function readLoad(option: unknown): Load {
  if (option === undefined || option === null) return { select: [] };
  if (typeof option === 'string') return { select: namesIn(option) };
  if (Array.isArray(option)) return { select: option.flatMap((names) => namesIn(String(names))) };
  const { select, expand, top, skip, ...named } = option as Record<string, unknown>;
  const paths = [...listOf(select), ...listOf(expand), ...pathsIn(named)];
  return {
    select: paths,
    ...(typeof top === 'number' ? { top } : {}),
    ...(typeof skip === 'number' ? { skip } : {}),
  };
}

function listOf(names: unknown): readonly string[] {
  if (typeof names === 'string') return namesIn(names);
  return Array.isArray(names) ? names.flatMap((inner) => namesIn(String(inner))) : [];
}

function namesIn(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function pathsIn(named: Record<string, unknown>): readonly string[] {
  return Object.entries(named).flatMap(([name, value]) => {
    if (name === '$all' || value === false) return [];
    if (value === true) return [name];
    return pathsIn(value as Record<string, unknown>).map((path) => `${name}/${path}`);
  });
}

function notLoaded(object: ClientObject, name: string): OfficeError {
  return new OfficeError(
    'PropertyNotLoaded',
    `The property '${name}' is not loaded.`,
    `${object[inner].type}.${name}`,
  );
}

function unknownMember(object: ClientObject, name: string): Error {
  return new Error(`The stand-in for Word does not know ${object[inner].type}.${name}.`);
}
