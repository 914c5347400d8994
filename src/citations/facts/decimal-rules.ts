/** The federal rules whose numbers were put between two others, as amended to December 1, 2024; the Rules of Evidence have none. */
export const decimalRules: ReadonlyMap<string, readonly string[]> = new Map([
  ['Fed. R. Civ. P.', ['4.1', '5.1', '5.2', '7.1', '16.1', '23.1', '23.2', '44.1', '62.1', '65.1', '71.1']],
  ['Fed. R. Crim. P.', '5.1 12.1 12.2 12.3 12.4 16.1 17.1 26.1 26.2 26.3 32.1 32.2 49.1'.split(' ')],
  ['Fed. R. App. P.', ['3.1', '5.1', '12.1', '15.1', '26.1', '28.1', '32.1']],
  ['Fed. R. Evid.', []],
]);
