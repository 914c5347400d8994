/** A caption beside the name in an address of CourtListener, which may be long, short, or begin with numbers of reporters. */

/** Whether the two have a word in common, however it is shortened; true where one of them has no word of its own. */
export function shareAName(caption: string, address: string): boolean {
  const [written, linked] = [ownWords(caption), ownWords(address)];
  if (written.length === 0 || linked.length === 0) return true;
  return written.some((one) => linked.some((other) => one === other || beginAlike(one, other)));
}

const common = new Set(
  `the and inc co corp of in re ex rel et al ltd company corporation parte matter state people united states commonwealth city county
board department commissioner estate`.split(/\s/),
);

function ownWords(name: string): readonly string[] {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !common.has(word));
}

function beginAlike(one: string, other: string): boolean {
  return one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4);
}
