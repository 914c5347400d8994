/** Which kinds of separate opinion a parenthetical names: `Holt, J., dissenting`, California's `conc. & dis. opn. of Holt, J.` */
export function stancesIn(parenthetical: string): readonly ('concurrence' | 'dissent')[] {
  return [
    ...(/\b(?:concur|conc\.)/i.test(parenthetical) ? (['concurrence'] as const) : []),
    ...(/\b(?:dissent|dis\.)/i.test(parenthetical) ? (['dissent'] as const) : []),
  ];
}
