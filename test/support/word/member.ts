/**
 * How a member of Word's objects is stood in for. A table of members is checked against the class that it stands for
 * (`satisfies MembersOf<Word.Paragraph, Paragraph>`): a member that Microsoft's types do not know does not compile.
 */
import type { ApiSet } from './platform';
import type { ClassName } from './word-classes';
import type { WordSession } from './word-session';

/** The members of `Api`, over what the document model has for such an object. */
export type MembersOf<Api, Target> = {
  readonly [Name in keyof Api]?: MemberOf<Api[Name], Target>;
};

type MemberOf<Api, Target> = [Api] extends [Pick<OfficeExtension.EventHandlers<unknown>, 'add' | 'remove'>]
  ? EventMember
  : [Api] extends [(...args: infer Arguments) => infer Result]
    ? Result extends OfficeExtension.ClientResult<infer Value>
      ? Asked<Target, Arguments, Value>
      : Result extends OfficeExtension.ClientObject
        ? Made<Target, Arguments>
        : Done<Target, Arguments>
    : [Api] extends [OfficeExtension.ClientObject]
      ? Linked<Target>
      : Scalar<Target, Api>;

interface Member {
  /** The requirement set it came with. */
  readonly set: ApiSet;
}

/** A property with a value: read after `load` and `sync` alone. */
interface Scalar<Target, Value> extends Member {
  readonly get: (target: Target, session: WordSession) => Value | null;
  readonly put?: (target: Target, session: WordSession, value: Value | null) => void;
}

/** A property that leads to another object; `null` where there is none. */
interface Linked<Target> extends Member {
  readonly type: ClassName;
  readonly link: (target: Target, session: WordSession) => object | null;
}

/** A method that gives an object at once, and fills it at the sync; `null` answers `isNullObject`. */
interface Made<Target, Arguments extends readonly unknown[]> extends Member {
  readonly type: ClassName;
  readonly make: (target: Target, session: WordSession, ...args: HostArguments<Arguments>) => object | null;
}

/** A method that gives a `ClientResult`. */
interface Asked<Target, Arguments extends readonly unknown[], Value> extends Member {
  readonly ask: (target: Target, session: WordSession, ...args: HostArguments<Arguments>) => Value;
}

interface Done<Target, Arguments extends readonly unknown[]> extends Member {
  readonly act: (target: Target, session: WordSession, ...args: HostArguments<Arguments>) => void;
}

interface EventMember extends Member {
  readonly event: string;
}

/** On the side of Word, an object that is passed is what the model has for it. */
type HostArguments<Arguments extends readonly unknown[]> = {
  [Index in keyof Arguments]: Arguments[Index] extends OfficeExtension.ClientObject
    ? object
    : Arguments[Index];
};

/** A member of any class, as the machinery looks at it. */
export interface AnyMember {
  readonly set: ApiSet;
  readonly type?: ClassName;
  readonly get?: (target: never, session: WordSession) => unknown;
  readonly put?: (target: never, session: WordSession, value: never) => void;
  readonly link?: (target: never, session: WordSession) => object | null;
  readonly make?: (target: never, session: WordSession, ...args: never[]) => object | null;
  readonly ask?: (target: never, session: WordSession, ...args: never[]) => unknown;
  readonly act?: (target: never, session: WordSession, ...args: never[]) => void;
  readonly event?: string;
}

export interface AnyClass {
  readonly members: Readonly<Record<string, AnyMember>>;
  /** What a collection holds; its target is an array. */
  readonly items?: ClassName;
}
