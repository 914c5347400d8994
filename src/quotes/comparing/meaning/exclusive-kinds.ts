/**
 * Things of one class of which the law says different things: who judges and who testifies, a felony and a tort, a home and a car. A
 * bracket may call a thing otherwise, but none of these by the name of another.
 */

/** The words that a bracket takes away and puts in; none where it does not exchange one kind for another. */
export function exchangedKinds(drafted: readonly string[], found: readonly string[]): readonly string[] {
  for (const lost of found) {
    const place = places.get(lost);
    if (place === undefined) continue;
    const ofGroup = drafted.filter((word) => places.get(word)?.group === place.group);
    if (ofGroup.length > 0 && ofGroup.every((word) => places.get(word)?.kind !== place.kind))
      return [lost, ...ofGroup];
  }
  return [];
}

/** Kinds of one group, each with its other names. */
const groups: readonly string[] = [
  'court courts judge judges magistrate tribunal | jury jurors juror | witness witnesses expert experts | counsel attorney attorneys lawyer lawyers | prosecutor prosecutors prosecution government | police officer officers | legislature congress | plaintiff plaintiffs defendant defendants',
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

const places = new Map(
  groups.flatMap((list, group) =>
    list
      .split(' | ')
      .flatMap((names, kind) => names.split(' ').map((name) => [name, { group, kind }] as const)),
  ),
);
