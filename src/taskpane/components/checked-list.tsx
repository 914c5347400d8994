/** The list of what was found, and over it the ways to see a part of it and to tick several. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { countGroups } from '../../checking/check-progress';
import type { Acting } from '../acting';
import type { ListView } from '../use-list-view';
import type { Selecting } from '../use-selection';
import { FindingList } from './finding-list';
import { GroupFilter } from './group-filter';
import { KindFilter } from './kind-filter';
import { SelectBar } from './select-bar';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface CheckedListProps {
  readonly all: readonly Card[];
  /** A check is under way. */
  readonly busy: boolean;
  readonly acting: Acting | null;
  readonly view: ListView;
  readonly selecting: Selecting;
}

export function CheckedList({ all, busy, acting, view, selecting }: CheckedListProps): ReactNode {
  const styles = useStyles();
  const { group, kind, picked } = view;
  const { selection, lost, choose, close } = selecting;
  const cards = useMemo(() => all.filter(({ item }) => kind === null || item.kind === kind), [all, kind]);
  const counts = useMemo(() => countGroups(cards), [cards]);
  return (
    <>
      {all.length > 0 && (
        <GroupFilter counts={counts} shown={group} onShow={view.showGroup}>
          <KindFilter cards={all} kind={kind} onKind={view.showKind} />
        </GroupFilter>
      )}
      {acting && all.length > 0 && (
        <SelectBar cards={cards} picked={picked} acting={acting} onPicked={view.setPicked} />
      )}
      <FindingList
        cards={cards}
        shown={group}
        kind={kind}
        busy={busy}
        lost={lost}
        selection={selection}
        picked={picked}
        onChoose={choose}
        onPick={view.pick}
        onClose={close}
      />
      {group !== null && counts[group] === 0 && <p className={styles.quiet}>Nothing of this kind.</p>}
    </>
  );
}
