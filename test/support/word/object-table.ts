/** Word's side of one request context: which object each path of the client means, and carrying out what it asks. */
import type { AnyClass, AnyMember } from './member';
import { OfficeError } from './office-error';
import { supports } from './platform';
import type { Argument, Load, LoadedObject, ObjectPath, Operation, Request, Response } from './request';
import { hold, release, type Stretch } from './stretch';
import { wordClasses, type ClassName } from './word-classes';
import type { WordSession } from './word-session';

interface Known {
  readonly type: ClassName;
  /** `null` for what is not there: `isNullObject`. */
  readonly target: object | null;
}

export class ObjectTable {
  private readonly known = new Map<number, Known>();
  /** What the client has untracked is not found again by the way it was reached. */
  private readonly released = new Set<number>();
  private nextItem = -1;

  constructor(private readonly session: WordSession) {}

  /** Stops at the first operation that fails. */
  execute({ paths, operations }: Request): Response {
    const results: unknown[] = [];
    for (const operation of operations) {
      this.session.counts.operations++;
      try {
        results.push(this.carryOut(operation, paths));
      } catch (error) {
        return { results, error };
      }
    }
    return { results };
  }

  private carryOut(operation: Operation, paths: Request['paths']): unknown {
    if (operation.kind === 'release') {
      this.forget(operation.path);
      this.released.add(operation.path);
      return undefined;
    }
    const known = this.find(operation.path, paths);
    switch (operation.kind) {
      case 'instantiate':
        return { isNull: known.target === null };
      case 'load':
        return this.load(known, operation.load);
      case 'set': {
        const { put } = this.member(known, operation.name);
        if (!put) throw new OfficeError('NotAllowed');
        put(present(known), this.session, operation.value as never);
        return undefined;
      }
      case 'call': {
        const { ask, act } = this.member(known, operation.name);
        const call = ask ?? act;
        if (!call) throw new OfficeError('InvalidArgument');
        return call(present(known), this.session, ...this.argumentsOf(operation.args, paths));
      }
    }
  }

  private find(id: number, paths: Request['paths']): Known {
    const known = this.known.get(id);
    if (known) return known;
    const path = this.released.has(id) ? undefined : paths.get(id);
    if (!path) throw new OfficeError('InvalidObjectPath');
    return this.keep(id, this.make(path, paths));
  }

  /** Ranges move with the text as long as they are known. */
  private keep(id: number, known: Known): Known {
    if (known.type === 'Range' && known.target) hold(known.target as Stretch);
    this.known.set(id, known);
    return known;
  }

  /** Another number of the client for what is known by one already. */
  alias(id: number, earlier: number): void {
    const known = this.known.get(earlier);
    if (!known) throw new OfficeError('InvalidObjectPath');
    this.known.set(id, known);
  }

  knows(id: number): boolean {
    return this.known.has(id);
  }

  forget(id: number): void {
    const known = this.known.get(id);
    if (known?.type === 'Range' && known.target) release(known.target as Stretch);
    this.known.delete(id);
  }

  private make(path: ObjectPath, paths: Request['paths']): Known {
    if (path.kind === 'document') return { type: 'Document', target: this.session };
    if (path.kind === 'new') return { type: path.type, target: {} };
    const parent = this.find(path.parent, paths);
    if (path.kind === 'item') return this.itemOf(parent, path.index);
    const member = this.member(parent, path.name);
    const { type, link, make } = member;
    if (type === undefined) throw new OfficeError('InvalidArgument');
    if (parent.target === null) return { type, target: null };
    if (path.kind === 'property') {
      if (!link) throw new OfficeError('InvalidArgument');
      return { type, target: this.found(link(present(parent), this.session), path.name) };
    }
    if (!make) throw new OfficeError('InvalidArgument');
    const args = this.argumentsOf(path.args, paths);
    return { type, target: this.found(make(present(parent), this.session, ...args), path.name) };
  }

  private itemOf({ type, target }: Known, index: number): Known {
    const { items } = classOf(type);
    const item = (target as readonly object[] | null)?.[index];
    if (!items || !item) throw new OfficeError('ItemNotFound');
    return { type: items, target: item };
  }

  /** Only what is asked for as `…OrNullObject` may be missing. */
  private found(target: object | null, name: string): object | null {
    if (target === null && !name.endsWith('OrNullObject')) {
      throw new OfficeError('ItemNotFound', undefined, name);
    }
    return target;
  }

  private member(known: Known, name: string): AnyMember {
    const member = classOf(known.type).members[name];
    if (!member || !supports(this.session.platform, member.set)) {
      throw new OfficeError('ApiNotFound', undefined, `${known.type}.${name}`);
    }
    return member;
  }

  private argumentsOf(args: readonly Argument[], paths: Request['paths']): never[] {
    return args.map((argument) =>
      'path' in argument ? this.find(argument.path, paths).target : argument.value,
    ) as never[];
  }

  private load({ type, target }: Known, { select, top, skip = 0 }: Load): LoadedObject {
    if (target === null) return { isNull: true, values: {}, links: {} };
    const { items } = classOf(type);
    if (!items) return this.loadOne({ type, target }, select);

    const ofItems = select.map((path) => path.replace(/^items(?:\/|$)/, '')).filter((path) => path !== '');
    const targets = target as readonly object[];
    const chosen = targets.slice(skip, top === undefined ? undefined : skip + top);
    return {
      isNull: false,
      values: {},
      links: {},
      items: chosen.map((item) => {
        const path = this.nextItem--;
        const known = this.keep(path, { type: items, target: item });
        return { path, loaded: this.loadOne(known, ofItems) };
      }),
    };
  }

  private loadOne(known: Known, select: readonly string[]): LoadedObject {
    const values: Record<string, unknown> = {};
    const below = new Map<string, string[]>();
    const all = select.length === 0 ? ['*'] : select;
    for (const path of all.flatMap((one) => (one === '*' ? this.scalarsOf(known.type) : [one]))) {
      const [name = '', ...rest] = path.split('/');
      const member = classOf(known.type).members[name];
      if (!member || !supports(this.session.platform, member.set)) {
        throw new OfficeError('InvalidArgument', `${known.type} has no property ${name} here.`, 'load');
      }
      if (member.get) values[name] = member.get(present(known), this.session);
      else if (member.link)
        below.set(name, [...(below.get(name) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
      else throw new OfficeError('InvalidArgument', `${known.type}.${name} is no property.`, 'load');
    }
    const links = [...below].map(([name, inner]) => {
      const { link, type = 'Range' } = this.member(known, name);
      const target = link?.(present(known), this.session) ?? null;
      return [name, this.load({ type, target: this.found(target, name) }, { select: inner })] as const;
    });
    return { isNull: false, values, links: Object.fromEntries(links) };
  }

  private scalarsOf(type: ClassName): readonly string[] {
    return Object.entries(classOf(type).members)
      .filter(([, { get, set }]) => get && supports(this.session.platform, set))
      .map(([name]) => name);
  }
}

function classOf(type: ClassName): AnyClass {
  return wordClasses[type];
}

function present({ target }: Known): never {
  if (target === null) throw new OfficeError('ItemNotFound');
  return target as never;
}
