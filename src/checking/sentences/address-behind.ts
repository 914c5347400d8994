/** A sentence of the service that ends with an address to go to: `… is neither confirmed nor doubted. Read it at eCFR: https://…`. */
import { isPublishedAddress } from '../../document/record-hosts';

export interface AddressBehind {
  /** What stands before the address's own sentence. */
  readonly words: string;
  /** `Read it at eCFR` */
  readonly label: string;
  readonly url: string;
}

/** `null` where no address that may be opened ends the sentence. Shown as a link, it need not be read out letter by letter. */
export function addressBehind(sentence: string): AddressBehind | null {
  const before = sentence.lastIndexOf(': https://');
  const url = sentence.slice(before + ': '.length);
  if (before < 0 || !isPublishedAddress(url)) return null;
  const end = sentence.lastIndexOf('. ', before);
  if (end < 0) return null;
  return { words: sentence.slice(0, end + 1), label: sentence.slice(end + 2, before), url };
}
