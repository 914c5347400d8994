/** One question to a source over the network. Pace, retries and breaker are decorators of `CallSource`. */
import type { Until } from './clock';

export interface SourceCall {
  /** Below the source's address: `/us/347.zip`. */
  readonly path: string;
  /** Sent by POST where there is one. Every call is a lookup, so all of them may be asked again. */
  readonly form?: Readonly<Record<string, string>>;
  /** Of the answer once unpacked. */
  readonly maxBytes: number;
  /** For one attempt, from the first byte of the connection to the last of the answer. */
  readonly attemptMs: number;
  /** In the unit that the source counts. */
  readonly cost: number;
  /** Where the answer is written, for an archive; without it the answer is JSON. */
  readonly toFile?: string;
}

export type SourceReply =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'file' }
  /** 404 or 410. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'throttled'; readonly waitMs: number }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export type FailureReason =
  /** No connection, or one that broke off; an answer that was shorter than it said. */
  | 'network'
  | 'timeout'
  /** 5xx. */
  | 'status'
  /** Another 4xx, or a redirection, which is never followed: the key would travel with it. */
  | 'refused'
  /** Not what was asked for: another type of content, broken JSON, more than can be right. */
  | 'protocol'
  /** Not asked at all, as the source has failed too often just now. */
  | 'open'
  /** Not asked, as its pace would have us wait longer than anyone waits here. */
  | 'late';

/** Rejects never. */
export type CallSource = (call: SourceCall, until: Until) => Promise<SourceReply>;
