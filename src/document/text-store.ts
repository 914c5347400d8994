/** Texts by name, that outlast the pane. Any call may come to nothing, as where storage is refused. */
export interface TextStore {
  names(): readonly string[];
  read(name: string): string | null;
  /** False where it cannot be kept. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/** What it is given, it forgets. */
export const noStore: TextStore = {
  names: () => [],
  read: () => null,
  write: () => false,
  remove: () => undefined,
};
