/** What a client sends to Word at a sync, and what comes back: the same for the client here and for Microsoft's. */

/** How an object is reached; numbered by the client. */
export type ObjectPath =
  | { readonly kind: 'document' }
  | { readonly kind: 'new'; readonly type: 'SearchOptions' }
  | { readonly kind: 'item'; readonly parent: number; readonly index: number }
  | { readonly kind: 'property'; readonly parent: number; readonly name: string }
  | {
      readonly kind: 'method';
      readonly parent: number;
      readonly name: string;
      readonly args: readonly Argument[];
    };

export type Argument = { readonly value: unknown } | { readonly path: number };

export type Operation =
  | { readonly kind: 'instantiate'; readonly path: number }
  | { readonly kind: 'load'; readonly path: number; readonly load: Load }
  | { readonly kind: 'set'; readonly path: number; readonly name: string; readonly value: unknown }
  | {
      readonly kind: 'call';
      readonly path: number;
      readonly name: string;
      readonly args: readonly Argument[];
    }
  | { readonly kind: 'release'; readonly path: number };

export interface Load {
  /** Paths of properties: `text`, `font/highlightColor`, `items/text`. None means every scalar. */
  readonly select: readonly string[];
  readonly top?: number;
  readonly skip?: number;
}

export interface Request {
  readonly paths: ReadonlyMap<number, ObjectPath>;
  readonly operations: readonly Operation[];
}

export interface Response {
  /** One for each operation up to the one that failed. */
  readonly results: readonly unknown[];
  /** What failed: nothing after it was done, and what came before it stays done. */
  readonly error?: unknown;
}

/** The answer to `load`. */
export interface LoadedObject {
  readonly isNull: boolean;
  readonly values: Readonly<Record<string, unknown>>;
  readonly links: Readonly<Record<string, LoadedObject>>;
  /** Of a collection; each item has got a path of its own. */
  readonly items?: readonly { readonly path: number; readonly loaded: LoadedObject }[];
}
