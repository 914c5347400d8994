/** Answers the requests of Microsoft's client library: their object paths and actions, in our terms and back. */
import { ObjectTable } from './object-table';
import { OfficeError } from './office-error';
import type { Argument, LoadedObject, ObjectPath, Operation } from './request';
import type { WordSession } from './word-session';

/** As `buildRequestMessageBodyAndRequestFlags` of the library makes it. */
interface Message {
  readonly Body: {
    readonly AutoKeepReference: boolean;
    readonly Actions: readonly Action[];
    readonly ObjectPaths: Readonly<Record<string, PathInfo>>;
  };
}

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: {
    readonly Select?: readonly string[];
    readonly Expand?: readonly string[];
    readonly Top?: number;
    readonly Skip?: number;
  };
}

interface PathInfo {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  /** Nought where the argument is a plain value. */
  readonly ReferencedObjectPathIds?: readonly unknown[];
}

const actionTypes = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5 } as const;
const pathTypes = {
  global: 1,
  newObject: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nothing: 7,
} as const;

export class MicrosoftExecutor {
  private readonly table: ObjectTable;
  /** What Word was asked to remember; everything else it forgets when it has answered. */
  private readonly kept = new Set<number>();

  constructor(private readonly session: WordSession) {
    this.table = new ObjectTable(session);
  }

  executeAsync(_customData: unknown, _flags: number, { Body: body }: Message): Promise<object> {
    if (isCleanUp(body.Actions)) {
      const forgotten = body.Actions.filter(({ Name: name }) => name === '_RemoveReference');
      for (const { ArgumentInfo: given } of forgotten) this.forget(referenceIn(given));
      return Promise.resolve({ Body: { Results: [] } });
    }
    return Promise.resolve(this.session.answer(() => this.execute(body)));
  }

  private execute({
    Actions: actions,
    ObjectPaths: paths,
    AutoKeepReference: keepsAll,
  }: Message['Body']): object {
    for (const { ActionType: type, Name: name, ObjectPathId: id } of actions) {
      if (keepsAll && type === actionTypes.instantiate) this.kept.add(id);
      if (name === '_KeepReference') this.kept.add(id);
    }
    const known = new Map<number, ObjectPath>();
    for (const info of Object.values(paths)) {
      this.reuse(info);
      const path = this.pathOf(info);
      if (path) known.set(info.Id, path);
    }
    const asked = actions.flatMap((action, index) => {
      const operation = this.operationOf(action);
      return operation ? [{ action, index, operation }] : [];
    });
    const operations = asked.map(({ operation }) => operation);
    const { results, error } = this.table.execute({ paths: known, operations });

    const answers = results.flatMap((result, index) => {
      const action = asked[index]?.action;
      return action ? [{ ActionId: action.Id, Value: this.valueOf(action, result, keepsAll) }] : [];
    });
    for (const id of known.keys()) if (!this.kept.has(id)) this.table.forget(id);
    const failed = asked[results.length];
    const ending = error === undefined || !failed ? {} : { Error: errorBody(error, failed.index) };
    return { Body: { Results: answers, ...ending } };
  }

  /** `ref:12` is what was reached as 12, perhaps under another number now. */
  private reuse({ Id: id, ObjectPathType: type, Name: name }: PathInfo): void {
    if (type !== pathTypes.reference || this.table.knows(id)) return;
    if (this.table.knows(numberOf(name))) this.table.alias(id, numberOf(name));
  }

  private pathOf(info: PathInfo): ObjectPath | null {
    const { ObjectPathType: type, Name: name, ParentObjectPathId: parent = 0, ArgumentInfo: given } = info;
    switch (type) {
      case pathTypes.global:
        return { kind: 'document' };
      case pathTypes.newObject:
        return { kind: 'new', type: 'SearchOptions' };
      case pathTypes.property:
        return { kind: 'property', parent, name: ourName(name) };
      case pathTypes.indexer:
        return { kind: 'item', parent, index: Number(given?.Arguments?.[0]) };
      case pathTypes.method:
        return name === 'GetItemAt' || name === '_GetItem'
          ? { kind: 'item', parent, index: Number(given?.Arguments?.[0]) }
          : { kind: 'method', parent, name: ourName(name), args: argumentsOf(given) };
      case pathTypes.reference:
      case pathTypes.nothing:
        return null;
      default:
        throw new Error(`An object path of the kind ${type} is not known.`);
    }
  }

  private operationOf(action: Action): Operation | null {
    const {
      ActionType: type,
      Name: name,
      ObjectPathId: path,
      ArgumentInfo: given,
      QueryInfo: query,
    } = action;
    switch (type) {
      case actionTypes.instantiate:
        return { kind: 'instantiate', path };
      case actionTypes.query: {
        const { Select: select = [], Expand: expand = [], Top: top, Skip: skip } = query ?? {};
        const names = [...select, ...expand].map((one) => one.split('/').map(ourName).join('/'));
        return {
          kind: 'load',
          path,
          load: {
            select: names,
            ...(top === undefined ? {} : { top }),
            ...(skip === undefined ? {} : { skip }),
          },
        };
      }
      case actionTypes.method:
        if (name === '_KeepReference') return null;
        if (name === '_RemoveReference') {
          this.kept.delete(referenceIn(given));
          return { kind: 'release', path: referenceIn(given) };
        }
        return { kind: 'call', path, name: ourName(name), args: argumentsOf(given) };
      case actionTypes.setProperty:
        return { kind: 'set', path, name: ourName(name), value: given?.Arguments?.[0] };
      case actionTypes.trace:
        return null;
      default:
        throw new Error(`An action of the kind ${type} is not known.`);
    }
  }

  private valueOf(
    { ActionType: type, ObjectPathId: id }: Action,
    result: unknown,
    keepsAll: boolean,
  ): unknown {
    const reference = this.kept.has(id) ? { _ReferenceId: `ref:${id}` } : {};
    if (type === actionTypes.instantiate) {
      return (result as { readonly isNull: boolean }).isNull ? null : reference;
    }
    if (type === actionTypes.query) {
      const value = this.theirValue(result as LoadedObject, keepsAll);
      return value && { ...reference, ...value };
    }
    return result;
  }

  private theirValue({ isNull, values, links, items }: LoadedObject, keepsAll: boolean): object | null {
    if (isNull) return null;
    return {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [theirName(name), value])),
      ...Object.fromEntries(
        Object.entries(links).map(([name, link]) => [theirName(name), this.theirValue(link, keepsAll)]),
      ),
      ...(items
        ? {
            _Items: items.map(({ path, loaded }) => {
              if (keepsAll) this.kept.add(path);
              return {
                ...(keepsAll ? { _ReferenceId: `ref:${path}` } : {}),
                ...this.theirValue(loaded, keepsAll),
              };
            }),
          }
        : {}),
    };
  }

  /** The library forgets once more what was untracked before. */
  private forget(id: number): void {
    if (this.kept.delete(id)) this.session.counts.trackedAtEnd++;
    this.table.forget(id);
  }
}

/** What is sent to clean up after a run is no sync of the add-in. */
function isCleanUp(actions: readonly Action[]): boolean {
  return (
    actions.some(({ Name: name }) => name === '_RemoveReference') &&
    actions.every(
      ({ Name: name, ActionType: type }) => name === '_RemoveReference' || type === actionTypes.instantiate,
    )
  );
}

function referenceIn(given: ArgumentInfo | undefined): number {
  return numberOf(String(given?.Arguments?.[0]));
}

function argumentsOf(given: ArgumentInfo | undefined): readonly Argument[] {
  const references = given?.ReferencedObjectPathIds ?? [];
  return (given?.Arguments ?? []).map((value, index) => {
    const path = references[index];
    if (typeof path === 'number' && path > 0) return { path };
    return { value: value ?? undefined };
  });
}

function errorBody(error: unknown, index: number): object {
  if (!(error instanceof OfficeError)) throw error;
  return {
    Code: error.code,
    Message: error.message,
    Location: error.debugInfo.errorLocation,
    ActionIndex: index,
    HttpStatusCode: 400,
  };
}

function numberOf(reference: string): number {
  return Number(reference.replace('ref:', ''));
}

function ourName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function theirName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
