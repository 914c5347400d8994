/** Opens a link as a careful visitor: public addresses only, bounded, never with a body kept. */
export interface LinkVisitor {
  visit(url: string, signal: AbortSignal): Promise<VisitAnswer>;
}

export type VisitAnswer =
  /** An answer came; `finalUrl` after redirections, `saysNotFound` where a 2xx page itself says so. */
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly finalUrl: string;
      readonly saysNotFound: boolean;
      readonly signIn: boolean;
    }
  /** The name does not exist, while another name resolved at that moment. */
  | { readonly kind: 'noSuchHost' }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' | 'tls' | 'protocol' }
  | {
      readonly kind: 'refused';
      readonly reason: 'privateAddress' | 'scheme' | 'credentials' | 'port' | 'malformed';
    };
