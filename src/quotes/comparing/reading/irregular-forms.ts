/** Small words whose forms have hardly a letter in common: a bracket may put one for another, `d[id]` for "does", `[wa]s` for "is". */

/** Whether the two are forms of one verb, or one pronoun of two persons. Folded words. */
export function areIrregularForms(one: string, other: string): boolean {
  const group = groups.get(one);
  return group !== undefined && group === groups.get(other);
}

const groups = new Map(
  [
    'am is are was were be been being',
    'have has had having',
    'do does did done doing',
    'he she his her hers him',
  ].flatMap((forms, group) => forms.split(' ').map((form): [string, number] => [form, group])),
);
