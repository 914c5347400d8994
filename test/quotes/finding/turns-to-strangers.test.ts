/** Words of people whom nothing has told of as the case’s, before a short form of the case just cited: they stay; its own people’s are sent. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const rule = 'Notice must be prompt. Elm v. Roe, 347 U.S. 483, 495 (1954).';

/** Whether the last quotation is laid to a case. */
function isSent(text: string): boolean {
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const found = findCitations(text);
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolveCitations(found)).at(-1)?.kind === 'attributed';
}

describe('turnsToStrangers', () => {
  test.each([
    `${rule} In its letter of May 5 to the Board, Lumatek’s general counsel wrote that it “would rather pay the fine than open the log.” Elm, 347 U.S. at 496.`,
    `${rule} Lumatek’s general counsel wrote that it “would rather pay the fine than open the log.” Id. at 496.`,
    `${rule} The rule is old. Elm, 347 U.S. at 495. Hartwell’s treasurer swore that the invoices “went into a drawer nobody opened.” Id. at 496.`,
    `${rule} The plant manager e-mailed Petrov that he had “scrubbed the valve numbers before the audit.” Id. at 496.`,
    `${rule} The foreman told Ruiz and Lund that a guard “would only slow the line down.” Id. at 496.`,
    `${rule} Kemp testified at her deposition that the press “grabbed my sleeve and would not let go.” Elm, 347 U.S. at 496.`,
    `${rule} The engagement letter that Dunmore signed promises “a fresh look at every lot.” Elm, 347 U.S. at 496.`,
    `${rule} Mrs. Tolliver’s codicil leaves the orchard to “whichever of my girls comes home.” Elm, 347 U.S. at 496.`,
    `${rule} The agent had written that the mill “need not trouble with forms.” Id. at 496.`,
    `${rule} In her diary: “I never read the second page at all.” Elm, 347 U.S. at 496.`,
    `${rule} “I never read the second page at all,” he told his lawyer, which is just what Elm forbids. Id. at 496.`,
    `${rule} Having “kept two ledgers, one for the priest,” Acme cannot complain. Elm, 347 U.S. at 496.`,
    `${rule} A debtor who “kept two ledgers, one for the priest,” as Mr. Haugen did, is liable. Id. at 496.`,
    `${rule} On those facts—Acme “kept two ledgers, one for the priest”—the rule is plain. Id. at 496.`,
    `${rule} “Kept two ledgers, one for the priest”: so the e-mail of May 3. Elm, 347 U.S. at 496.`,
    `${rule} That Acme “kept two ledgers, one for the priest” is of no moment. Elm, 347 U.S. at 496.`,
    `${rule} The caption under the photograph is “two ledgers, one for the priest.” Elm, 347 U.S. at 496.`,
  ])('stays: %s', (text) => expect(isSent(text)).toBe(false));

  test.each([
    [`${rule} Elm’s agent had written that the mill “need not trouble with forms.” Id. at 496.`, 'a party'],
    [
      'The clerk in Elm v. Roe, 347 U.S. 483, 495 (1954), told Elm as much. The agent had written that the mill “need not trouble with forms.” Id. at 496.',
      'no name, in a story of the case',
    ],
    [
      'In Elm v. Roe, 347 U.S. 483, 495 (1954), a tenant waited. A neighbor, Ms. Stone, testified that she “had seen the water rise.” Id. at 496.',
      'a paragraph that sets out to tell of the case',
    ],
    [
      'The sheriff in Elm v. Roe, 347 U.S. 483, 495 (1954), kept a log. Deputy Ames wrote in it that the tenant “was moved to the annex.” Id. at 496.',
      'somebody in the case is told of',
    ],
    [
      'Elm v. Roe, 347 U.S. 483, 495 (1954), turned on a letter. Deputy Ames wrote in it that the tenant “was moved to the annex.” Id. at 496.',
      'the case is told of',
    ],
    [
      'Deputy Ames kept a log. Elm v. Roe, 347 U.S. 483, 495 (1954). Ames testified that the tenant “was moved to the annex.” Id. at 496.',
      'the case has been cited for him',
    ],
    [
      'Elm v. Roe, 347 U.S. 483, 495 (1954). The clerk testified on June 3 in the First District that the notice “was never mailed to anyone.” Id. at 496.',
      'a paragraph that opens with the case',
    ],
    [`${rule} The Court said of Congress that it “knew how to say so.” Id. at 496.`, 'a court speaks'],
  ])('is sent: %s (%s)', (text) => expect(isSent(text)).toBe(true));
});
