/**
 * Things of one class of which the law says different things: who judges and who testifies, a felony and a tort, a home and a car. A
 * bracket may call a thing otherwise, but none of these by the name of another.
 */

/** The words that a bracket takes away and puts in; none where it does not exchange one kind for another. */
export function exchangedKinds(drafted: readonly string[], found: readonly string[]): readonly string[] {
  for (const kinds of groups) {
    const lost = found.filter((word) => kinds.has(word));
    const added = drafted.filter((word) => kinds.has(word));
    const isKept = added.some((word) => lost.some((other) => kinds.get(word) === kinds.get(other)));
    if (lost.length > 0 && added.length > 0 && !isKept) return [...lost.slice(0, 1), ...added];
  }
  return [];
}

/** Kinds of one group, each with its other names. A party may be a witness, and no judge. */
const lists: readonly string[] = [
  'court courts judge judges magistrate tribunal | jury jurors juror | witness witnesses expert experts | counsel attorney attorneys lawyer lawyers | prosecutor prosecutors prosecution government | police officer officers | legislature congress',
  'court courts judge judges magistrate tribunal | jury jurors juror | plaintiff plaintiffs defendant defendants',
  'felony felonies | misdemeanor misdemeanors | infraction | tort torts',
  'murder | manslaughter | robbery | burglary | larceny theft | arson | assault | battery | fraud | mistake | rape | perjury | bribery | extortion | negligence | duress | conversion | trespass',
  'home homes house houses residence dwelling | car cars automobile vehicle vehicles | office | phone cellphone computer',
  'land realty | goods chattels chattel | money cash | stock shares securities',
  'statute statutes | constitution | regulation regulations | ordinance | contract contracts | lease | deed | mortgage | patent',
  'tax taxes | fee fees | fine fines | damages | restitution | interest | wages',
  'trial | appeal | arbitration | sentencing',
  'arrest | search | seizure | interrogation',
  'claimant claimants | respondent respondents',
  "movant movant's movants moving | nonmovant nonmovant's nonmovants nonmoving non-movant non-movant's non-movants non-moving opposing opponent opponent's",
  'city town village municipality | county | township',
  'debtor debtors | trustee trustees',
  'federal | state',
  'public | private',
  'civil | criminal',
  'prior previous | subsequent later',
  'former | latter',
  'express | implied',
  'temporary | permanent',
  'domestic | foreign',
  'legal | equitable',
  'substantive | procedural',
  'oral | written',
  'interstate | intrastate',
  'subjective | objective',
];

const groups = lists.map(
  (list) =>
    new Map(
      list
        .split(' | ')
        .flatMap((names, kind) => names.split(' ').map((name): [string, number] => [name, kind])),
    ),
);
