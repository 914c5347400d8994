/** Codes that are a title of a greater one, and are cited by a name of their own: `I.R.C. § 1031`, `Treas. Reg. § 1.61-1`. */
import type { CodeCitation } from './found-citation';

const titlesByName: Readonly<Record<string, readonly [code: string, title: string]>> = {
  'I.R.C.': ['U.S.C.', '26'],
  'Bankruptcy Code': ['U.S.C.', '11'],
  'Treas. Reg.': ['C.F.R.', '26'],
};

/** As a section of the greater code; any other as it is. */
export function inTitle<Cited extends Pick<CodeCitation, 'code' | 'title'>>(cited: Cited): Cited {
  const [code, title] = (cited.title === undefined && titlesByName[cited.code]) || [];
  return code === undefined || title === undefined ? cited : { ...cited, code, title };
}
