/** The states and territories, as citations abbreviate them. */
import { stateTable } from './tables/state-table';

export interface State {
  /** Postal, lower case: `ca`. */
  readonly code: string;
  /** `Cal.` */
  readonly abbreviation: string;
  readonly name: string;
}

export const states: readonly State[] = /* @__PURE__ */ stateTable
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', abbreviation = '', name = ''] = line.split('|');
    return { code, abbreviation, name };
  });

let byCode: ReadonlyMap<string, State> | undefined;

export function stateByCode(code: string): State | undefined {
  byCode ??= new Map(states.map((state) => [state.code, state]));
  return byCode.get(code);
}
