/** On the card of a quotation whose case nobody can tell: the author names it, and only then do the words leave the document. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { use, useState, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { caseChoiceWords } from '../../checking/sentences/action-sentences';
import { ChoosingContext, type Choosing } from '../choosing';
import { Menu } from './menu';

const useStyles = makeStyles({
  choice: { display: 'grid', gap: '6px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

export function CaseChoice({ card }: { readonly card: Card }): ReactNode {
  const choosing = use(ChoosingContext);
  if (!choosing) return null;
  if ('chosen' in card.item) return <TakeBack card={card} choosing={choosing} />;
  return <Choice card={card} choosing={choosing} />;
}

interface ChoiceProps {
  readonly card: Card;
  readonly choosing: Choosing;
}

function Choice({ card, choosing }: ChoiceProps): ReactNode {
  const styles = useStyles();
  const cases = choosing.casesFor(card);
  const [picked, setPicked] = useState(card.chosenBefore ?? null);
  if (cases.length === 0) return null;
  const group = cases.find((one) => one.group === picked)?.group ?? null;
  return (
    <div className={styles.choice}>
      <p className={styles.heading}>{caseChoiceWords.heading}</p>
      <Menu
        label={caseChoiceWords.label}
        none={caseChoiceWords.none}
        options={cases.map((one) => ({ value: one.group, words: one.authority }))}
        value={group}
        onChoose={setPicked}
      />
      <Button
        size="small"
        disabledFocusable={group === null}
        onClick={() => group !== null && choosing.chooseCase(card.id, group)}
      >
        {caseChoiceWords.compare}
      </Button>
      <p className={styles.note}>{caseChoiceWords.note}</p>
    </div>
  );
}

function TakeBack({ card, choosing }: ChoiceProps): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.choice}>
      <Button size="small" onClick={() => choosing.chooseCase(card.id, null)}>
        {caseChoiceWords.takeBack}
      </Button>
    </div>
  );
}
