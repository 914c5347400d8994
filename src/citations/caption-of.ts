import type { CaseFields } from './found-citation';

/** `Elm v. Oak`; of a case that names one party, that one; empty where it names none. */
export function captionOf({ plaintiff, defendant }: Pick<CaseFields, 'plaintiff' | 'defendant'>): string {
  return [plaintiff, defendant].filter((party) => party !== undefined && party !== '').join(' v. ');
}
