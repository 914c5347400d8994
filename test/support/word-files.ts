/** The .docx files of `../shared/data`: of many versions of Word, and of other programs. */
import { existsSync, readdirSync } from 'node:fs';

const shared = new URL('../../../shared/data/', import.meta.url);

/** Those of `docx` and `docx-wild` that are there. */
export const wordFileFolders = ['docx', 'docx-wild'].filter((folder) => existsSync(new URL(folder, shared)));

/** None without `../shared/data`. */
export const wordFiles: readonly { readonly name: string; readonly url: URL }[] = wordFileFolders.flatMap(
  (folder) =>
    readdirSync(new URL(folder, shared))
      .filter((name) => name.endsWith('.docx'))
      .map((name) => ({ name, url: new URL(`${folder}/${encodeURIComponent(name)}`, shared) })),
);
