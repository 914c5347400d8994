/** What is said of a link once it has been visited. */
import type { Comparison } from '../contract/results';
import type { AddressComparison } from '../links/compare-addresses';
import type { Judgement } from './judge-citation';
import { linkVerdicts, verdict } from './verdicts';

export type LinkFinding =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly url: string;
      /** After redirections. */
      readonly finalUrl: string;
      readonly movement: AddressComparison;
      /** A page was served, but it says that what was asked for was not found. */
      readonly saysNotFound: boolean;
      readonly signIn: boolean;
      /** `14:05 UTC`. */
      readonly at: string;
    }
  | { readonly kind: 'noSuchHost'; readonly url: string }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' | 'tls' | 'protocol' }
  | {
      readonly kind: 'refused';
      readonly reason: 'privateAddress' | 'scheme' | 'credentials' | 'port' | 'malformed';
    };

export function judgeLink(finding: LinkFinding): Judgement {
  switch (finding.kind) {
    case 'answered':
      return judgeAnswer(finding);
    case 'noSuchHost':
      return {
        verdict: verdict(linkVerdicts.gone, 'There is no site of this name. Please check the address.'),
        comparisons: [addressComparison(finding.url, 'no such site', false)],
      };
    case 'unreachable':
      return { verdict: verdict(linkVerdicts.unreachable, unreachable[finding.reason]), comparisons: [] };
    case 'refused':
      return { verdict: verdict(linkVerdicts.blocked, refused[finding.reason]), comparisons: [] };
  }
}

function judgeAnswer(answer: Extract<LinkFinding, { kind: 'answered' }>): Judgement {
  const { status, url, finalUrl, movement } = answer;
  const found = (what: string, match: boolean) => [addressComparison(url, what, match)];
  if (status === 404 || status === 410) {
    return {
      verdict: verdict(
        linkVerdicts.gone,
        `The site answered that this page does not exist (${status}). Please check the address.`,
      ),
      comparisons: found(`${status} at ${finalUrl}`, false),
    };
  }
  if (answer.signIn || status === 401 || status === 403 || status === 429) {
    return {
      verdict: verdict(
        linkVerdicts.blocked,
        'The site asked for a sign-in or refused the visit, so this link was not checked. Please open it yourself.',
      ),
      comparisons: [],
    };
  }
  if (status < 200 || status > 299) {
    return {
      verdict: verdict(
        linkVerdicts.unreachable,
        `The site answered with an error (${status}), so this link was not checked. Please try again.`,
      ),
      comparisons: [],
    };
  }
  if (movement === 'otherDomain' || movement === 'frontPage' || answer.saysNotFound) {
    return { verdict: verdict(linkVerdicts.moved, moved(answer)), comparisons: found(finalUrl, false) };
  }
  return {
    verdict: verdict(
      linkVerdicts.opened,
      `The link opened at ${answer.at}. What the page says was not checked.`,
    ),
    comparisons: found(finalUrl, true),
  };
}

function moved({ movement, finalUrl }: Extract<LinkFinding, { kind: 'answered' }>): string {
  if (movement === 'otherDomain')
    return `The link leads to another site: ${new URL(finalUrl).host}. Please check that it is the page you mean.`;
  if (movement === 'frontPage')
    return "The link leads to the site's front page, not to the page cited. Please check the address.";
  return 'The link opens, but the page says that what was asked for was not found.';
}

function addressComparison(cited: string, found: string, match: boolean): Comparison {
  return { attribute: 'url', cited, found, match };
}

const unreachable = {
  network: 'The site could not be reached, so this link is unchecked, not doubted. Please try again.',
  timeout: 'The site took too long to answer, so this link is unchecked, not doubted. Please try again.',
  tls: 'No secure connection to the site could be made, so this link was not checked. Please open it yourself.',
  protocol:
    'The site gave an answer that could not be understood, so this link was not checked. Please open it yourself.',
} as const;

const refused = {
  privateAddress: 'This address belongs to a private network, so it was not visited.',
  scheme: 'Only web addresses (http and https) are visited, so this link was not checked.',
  credentials: 'This address carries a user name or password, so it was not visited.',
  port: 'This address names an unusual port, so it was not visited.',
  malformed: 'This could not be read as a web address, so nothing was checked.',
} as const;
