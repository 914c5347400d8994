/** A quotation beside the record, one under the other, with the words that differ set off. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { differingWords, type Words } from '../../checking/differing-words';
import type { Comparison } from '../../contract/results';

const useStyles = makeStyles({
  wording: {
    margin: 0,
    display: 'grid',
    gap: '2px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    '& dt': { fontWeight: tokens.fontWeightSemibold },
    '& dd': { margin: '0 0 4px' },
    '& strong': {
      fontWeight: tokens.fontWeightBold,
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '2px',
    },
  },
});

export function WordingComparison({ cited, found, match }: Comparison): ReactNode {
  const styles = useStyles();
  const words = match
    ? { cited: [{ text: cited, differs: false }], found: [{ text: found, differs: false }] }
    : differingWords(cited, found);
  return (
    <dl className={styles.wording}>
      <dt>Draft</dt>
      <dd>
        <Marked words={words.cited} />
      </dd>
      <dt>Record{match ? '' : ' (differs)'}</dt>
      <dd>
        <Marked words={words.found} />
      </dd>
    </dl>
  );
}

function Marked({ words }: { readonly words: readonly Words[] }): ReactNode {
  return words.map(({ text, differs }, index) => {
    if (!differs) return text;
    const shown = text.trimEnd();
    return (
      <Fragment key={index}>
        <strong>{shown}</strong>
        {text.slice(shown.length)}
      </Fragment>
    );
  });
}
