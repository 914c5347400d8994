import type { MembersOf } from '../member';
import type { SearchChoices } from '../search-text';

/** `Word.SearchOptions`, which Microsoft's library makes of the object that is passed to `search`. */
export const searchOptionsMembers = {
  ignorePunct: choice('ignorePunct'),
  ignoreSpace: choice('ignoreSpace'),
  matchCase: choice('matchCase'),
  matchPrefix: choice('matchPrefix'),
  matchSuffix: choice('matchSuffix'),
  matchWholeWord: choice('matchWholeWord'),
  matchWildcards: choice('matchWildcards'),
} satisfies MembersOf<Word.SearchOptions, SearchChoices>;

function choice(name: keyof SearchChoices) {
  return {
    set: '1.1' as const,
    get: (choices: SearchChoices) => choices[name] ?? false,
    put: (choices: SearchChoices, _: unknown, value: boolean | null) => {
      choices[name] = value === true;
    },
  };
}
