/**
 * Words that turn a sentence where one stands for the other: "may" for "must", "the plaintiff" for "the defendant". Each line is one
 * question, with its answers between bars, and the words that give the same answer in one place.
 */
const questions = `
  may can might could | should ought | must shall will would | not cannot
  few | some many several certain two three four five | most | all every each any | no
  sometimes occasionally | often frequently usually generally ordinarily typically normally | always invariably | rarely seldom | never
  before | after
  more | less fewer
  least | most
  with | without
  for | against
  because | although though
  if when where | unless
  granted | denied
  sustained | overruled
  affirmed | reversed vacated
  plaintiff | defendant
  appellant | appellee respondent
  petitioner | respondent
  debtor | creditor
  employer | employee
  landlord lessor | tenant lessee
  buyer purchaser | seller vendor
  insurer | insured
  husband | wife
  mother | father
  state government prosecution prosecutor | defendant accused
  jury | court judge
  court | legislature congress
`;

const answers: ReadonlyMap<string, ReadonlyMap<number, number>> = readAnswers();

/** Whether the words answer one question otherwise. Case, a plural and a possessive make no difference. */
export function areOpposites(one: string, other: string): boolean {
  const others = answersOf(other);
  return [...(answersOf(one) ?? [])].some(
    ([question, answer]) => others !== undefined && (others.get(question) ?? answer) !== answer,
  );
}

export function hasOpposite(word: string): boolean {
  return answersOf(word) !== undefined;
}

function answersOf(word: string): ReadonlyMap<number, number> | undefined {
  const bare = word.toLowerCase().replace(/[’']s?$/, '');
  return answers.get(bare) ?? answers.get(bare.replace(/s$/, ''));
}

function readAnswers(): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const read = new Map<string, Map<number, number>>();
  for (const [question, line] of questions.trim().split('\n').entries())
    for (const [answer, words] of line.split('|').entries())
      for (const word of words.trim().split(' '))
        read.set(word, (read.get(word) ?? new Map<number, number>()).set(question, answer));
  return read;
}
