/** What was compared: the draft beside the record, for the reader to judge. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { attributeWords } from '../../checking/sentences/card-sentences';
import type { Comparison } from '../../contract/results';
import { WordingComparison } from './wording-comparison';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: tokens.fontSizeBase200,
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: '4px 6px 4px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
    // Names of cases need the room more than ours of what was compared.
    '& th:first-child': { width: '26%' },
  },
  differs: { fontWeight: tokens.fontWeightSemibold },
});

export function EvidenceTable({ comparisons }: { readonly comparisons: readonly Comparison[] }): ReactNode {
  const short = comparisons.filter(({ attribute }) => attribute !== 'quote');
  return (
    <>
      {comparisons.map(
        (comparison, index) =>
          comparison.attribute === 'quote' && <WordingComparison key={index} {...comparison} />,
      )}
      {short.length > 0 && <Table comparisons={short} />}
    </>
  );
}

function Table({ comparisons }: { readonly comparisons: readonly Comparison[] }): ReactNode {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Compared</th>
          <th scope="col">Draft</th>
          <th scope="col">Record</th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map(({ attribute, cited, found, match }, index) => (
          <tr key={`${attribute}-${index}`} className={match ? undefined : styles.differs}>
            <th scope="row">
              {attributeWords[attribute]}
              {match ? '' : ' (differs)'}
            </th>
            <td>{cited}</td>
            <td>{found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
