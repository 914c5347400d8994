/** One item in the list: what it is, how it stands, and what to do. Its button goes to the place in the document. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { groupOf, type Card } from '../../checking/card';
import { linkableUrl } from '../../checking/linkable-url';
import { selectSentence } from '../../checking/sentences/action-sentences';
import { addressBehind } from '../../checking/sentences/address-behind';
import { briefSentence, cardSentence, kindWords, statusWord } from '../../checking/sentences/card-sentences';
import { shortened } from '../../checking/sentences/wording';
import type { Lost } from '../use-selection';
import { FindingDetails } from './finding-details';
import { StatusIcon } from './status-icon';

const useStyles = makeStyles({
  card: {
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  selected: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', boxShadow: 'none' },
  },
  pickable: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  /** No smaller, for the card's own button begins beside it. */
  pick: { margin: '6px 0 0 6px', width: '24px', height: '24px' },
  button: {
    display: 'grid',
    gap: '4px',
    width: '100%',
    padding: '10px 12px',
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  status: {
    display: 'flex',
    // Enlarged, the words go one under the other; none is broken.
    flexWrap: 'wrap',
    overflowWrap: 'normal',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  kind: {
    marginInlineStart: 'auto',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  text: { fontWeight: tokens.fontWeightSemibold },
  sentence: { color: tokens.colorNeutralForeground2 },
});

export interface FindingCardProps {
  readonly card: Card;
  readonly selected: boolean;
  readonly lost?: Lost | null;
  /** What the list says over the card; said again, as what its heading says, only where the card is open. */
  readonly saidAbove?: string | null;
  /** Whether it is ticked; `null` where several cannot be selected now. */
  readonly picked: boolean | null;
  readonly onChoose: (cardId: string) => void;
  readonly onPick: (cardId: string) => void;
}

/** The list makes one of its buttons the one that Tab reaches. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps): ReactNode {
  const { card, selected, lost = null, saidAbove = null, picked, onChoose, onPick } = props;
  const styles = useStyles();
  const { id, item } = card;
  const sentence = selected ? cardSentence(card) : briefSentence(card, saidAbove);
  const canPick = picked !== null && linkableUrl(card) !== null;
  return (
    <div
      role="listitem"
      className={mergeClasses(styles.card, selected && styles.selected, canPick && styles.pickable)}
      data-item={id}
    >
      {canPick && (
        <input
          type="checkbox"
          className={styles.pick}
          checked={picked}
          aria-label={selectSentence(item.text)}
          onChange={() => onPick(id)}
        />
      )}
      <button
        type="button"
        className={styles.button}
        aria-expanded={selected}
        aria-current={selected || undefined}
        tabIndex={-1}
        data-card={id}
        onClick={() => onChoose(id)}
      >
        <span className={styles.status}>
          <StatusIcon group={groupOf(card)} />
          <span>{statusWord(card)}</span>
          <span className={styles.kind}>{kindWords[item.kind]}</span>
        </span>
        {/* A block quotation fills the pane; its beginning tells which one it is. */}
        <span className={styles.text}>{selected ? item.text : shortened(item.text, shortLength)}</span>
        {sentence !== '' && (
          <span className={styles.sentence}>{addressBehind(sentence)?.words ?? sentence}</span>
        )}
      </button>
      {selected && <FindingDetails card={card} lost={lost} />}
    </div>
  );
});

const shortLength = 220;
