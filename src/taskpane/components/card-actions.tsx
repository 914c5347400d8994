/** The buttons of an opened card that change the document: each says what it does, and shows the words before it is pressed. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { use, useState, type ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { correctionsFor, type Correction, type Stretch } from '../../checking/corrections';
import { linkableUrl } from '../../checking/linkable-url';
import {
  actionWords,
  commentText,
  correctionWords,
  outcomeSentence,
} from '../../checking/sentences/action-sentences';
import type { Edit } from '../../document/brief-document';
import { ActingContext, type Acting } from '../acting';

const useStyles = makeStyles({
  actions: { display: 'grid', gap: '8px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  correction: {
    display: 'grid',
    gap: '6px',
    justifyItems: 'start',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 8px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0 },
    '& del, & ins': { fontWeight: tokens.fontWeightSemibold },
  },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  outcome: { ':empty': { display: 'none' }, fontWeight: tokens.fontWeightSemibold },
});

export function CardActions({ card }: { readonly card: Card }): ReactNode {
  const acting = use(ActingContext);
  if (!acting) return null;
  return <Actions card={card} acting={acting} />;
}

function Actions({ card, acting }: { readonly card: Card; readonly acting: Acting }): ReactNode {
  const styles = useStyles();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const corrections = correctionsFor(card, acting.parentOf(card));
  const url = linkableUrl(card);
  const { start, end, text } = card.item;
  const place = { start, end, expected: text };

  const apply = (edit: Edit): void => {
    if (busy) return;
    setBusy(true);
    setOutcome('');
    void acting.apply([edit]).then((outcomes) => {
      setOutcome(outcomeSentence(edit.kind, outcomes));
      setBusy(false);
    });
  };
  return (
    <div className={styles.actions}>
      <p className={styles.heading}>{actionWords.heading}</p>
      {corrections.map((correction) => (
        <div key={correction.after.text} className={styles.correction}>
          <BeforeAndAfter {...correction} />
          <Button size="small" onClick={() => apply(correction.edit)}>
            {correctionWords[correction.what]}
          </Button>
        </div>
      ))}
      <div className={styles.bar}>
        {card.shifted && (
          <Button size="small" onClick={() => acting.acceptShift(card.id)}>
            {actionWords.acceptShift}
          </Button>
        )}
        {url !== null && (
          <Button size="small" onClick={() => apply({ kind: 'link', url, ...place })}>
            {actionWords.link}
          </Button>
        )}
        <Button size="small" onClick={() => apply({ kind: 'comment', comment: commentText(card), ...place })}>
          {actionWords.comment}
        </Button>
      </div>
      <p className={styles.note}>{actionWords.commentNote}</p>
      <div role="status" className={styles.outcome}>
        {outcome}
      </div>
    </div>
  );
}

function BeforeAndAfter({ before, after }: Correction): ReactNode {
  const styles = useStyles();
  return (
    <dl className={styles.words}>
      <dt>{actionWords.before}</dt>
      <dd>
        <Marked {...before} as="del" />
      </dd>
      <dt>{actionWords.after}</dt>
      <dd>
        <Marked {...after} as="ins" />
      </dd>
    </dl>
  );
}

function Marked({ text, from, to, as: Words }: Stretch & { readonly as: 'del' | 'ins' }): ReactNode {
  return (
    <>
      {text.slice(0, from)}
      <Words>{text.slice(from, to)}</Words>
      {text.slice(to)}
    </>
  );
}
