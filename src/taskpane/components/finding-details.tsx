/** What an opened card shows: the opinion, the comparison, the record, and what the author may have meant. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Card } from '../../checking/card';
import { recordsOf } from '../../checking/records-of';
import { isPublishedAddress } from '../../document/record-hosts';
import { addressBehind } from '../../checking/sentences/address-behind';
import { goneSentence, unshownSentence } from '../../checking/sentences/document-sentences';
import { dateWords, endSentence } from '../../checking/sentences/wording';
import type { Candidate, Opinion, Result } from '../../contract/results';
import type { Lost } from '../use-selection';
import { CardActions } from './card-actions';
import { CaseChoice } from './case-choice';
import { EvidenceTable } from './evidence-table';
import { RecordLink } from './record-link';

const useStyles = makeStyles({
  details: { display: 'grid', gap: '8px', padding: '0 12px 12px', overflowWrap: 'anywhere' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  gone: { ':empty': { display: 'none' }, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: '18px', display: 'grid', gap: '4px' },
  snippet: {
    margin: 0,
    paddingInlineStart: '8px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
  },
});

export interface FindingDetailsProps {
  readonly card: Card;
  readonly lost: Lost | null;
}

export function FindingDetails({ card, lost }: FindingDetailsProps): ReactNode {
  const styles = useStyles();
  const result = card.finding.kind === 'result' ? card.finding.result : null;
  const { opinion, candidates, snippet } = partsOf(result);
  const documents = recordsOf(opinion).filter(({ url }) => isPublishedAddress(url));
  const published = addressBehind(result?.verdict.message ?? '');
  return (
    <div className={styles.details}>
      <div role="status" className={styles.gone}>
        {(card.gone || lost === 'gone') && goneSentence}
        {!card.gone && lost === 'unanswered' && unshownSentence}
      </div>
      {opinion && <OpinionLine opinion={opinion} />}
      {snippet !== undefined && (
        <div>
          <p className={styles.heading}>In the opinion</p>
          <blockquote className={styles.snippet}>{snippet}</blockquote>
        </div>
      )}
      {result?.evidence && <EvidenceTable comparisons={result.evidence.comparisons} />}
      {documents.length > 0 && (
        <div>
          <p className={styles.heading}>Court record</p>
          <ul className={styles.list}>
            {documents.map(({ provider, url }) => (
              <li key={url}>
                <RecordLink url={url}>{provider}</RecordLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {published && (
        <p className={styles.text}>
          <RecordLink url={published.url}>{published.label}</RecordLink>
        </p>
      )}
      {candidates.length > 0 && (
        <div>
          <p className={styles.heading}>On record</p>
          <ul className={styles.list}>
            {candidates.map((candidate) => (
              <li key={`${candidate.caseName}|${candidate.citation}`}>
                <CandidateLine candidate={candidate} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <CaseChoice card={card} />
      <CardActions card={card} />
    </div>
  );
}

function OpinionLine({ opinion }: { readonly opinion: Opinion }): ReactNode {
  const styles = useStyles();
  const { caseName, court, year, dateFiled, docketNumber } = opinion;
  const inParentheses = [court?.name, dateFiled === undefined ? year : dateWords(dateFiled)].filter(
    (part) => part !== undefined,
  );
  const places = (opinion.citations ?? []).join(', ');
  return (
    <p className={styles.text}>
      <em>{caseName}</em>
      {places && `, ${places}`}
      {inParentheses.length > 0 && ` (${inParentheses.join(', ')})`}
      {docketNumber !== undefined && `, ${/^nos?\b/i.test(docketNumber) ? '' : 'No. '}${docketNumber}`}
    </p>
  );
}

function CandidateLine({ candidate }: { readonly candidate: Candidate }): ReactNode {
  const { caseName, citation, court, year, url, reason } = candidate;
  const inParentheses = [court, year].filter((part) => part !== undefined);
  const where = inParentheses.length > 0 ? ` (${inParentheses.join(', ')})` : '';
  return (
    <>
      <em>{caseName}</em>, {citation}
      {where}. {endSentence(reason)}{' '}
      {url !== undefined && <RecordLink url={url}>Record of {caseName}</RecordLink>}
    </>
  );
}

function partsOf(result: Result | null): {
  opinion?: Opinion | undefined;
  candidates: readonly Candidate[];
  snippet?: string;
} {
  if (result === null || result.type === 'link') return { candidates: [] };
  if (result.type === 'quote') {
    // The comparison shows them with the whole sentence.
    const isCompared = result.evidence?.comparisons.some(({ attribute }) => attribute === 'quote') === true;
    return {
      candidates: [],
      ...(result.quote.matched && !isCompared ? { snippet: result.quote.snippet } : {}),
    };
  }
  return { opinion: result.opinion, candidates: result.candidates ?? [] };
}
