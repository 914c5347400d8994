/**
 * Which links stay in the document: those that name the firm's own network or workplace, those that open a door to whoever
 * holds them, and those that hold an e-mail address. Judged by the address alone; when in doubt it is not sent.
 */
import { parse } from 'tldts';
import { isSearch, isShare, isWorkplace } from './closed-hosts';
import { bareHost, isAddress, isPublicAddress } from './public-address';

/**
 * Why `url` may not be sent to the service, or `null` when it may.
 *
 * - `privateLink`: it leads into a private network or a workplace behind a sign-in, or tells what was searched for.
 * - `secretLink`: it carries a credential or an e-mail address, or whoever holds it may read what it leads to.
 * - `unsupportedLink`: the service would not visit it.
 */
export function whyNotSent(url: string): 'privateLink' | 'secretLink' | 'unsupportedLink' | null {
  return judge(url.trim(), 0);
}

type Reason = ReturnType<typeof whyNotSent>;

/** `depth`: how many addresses this one is carried inside. */
function judge(address: string, depth: number): Reason {
  if (depth > mostCarried) return 'privateLink';
  if (/^(?:\\\\|\/\/|[a-z]:[\\/]|file:|smb:|afp:|nfs:)/i.test(address)) return 'privateLink';
  if (!URL.canParse(address)) return 'unsupportedLink';
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'unsupportedLink';

  const host = bareHost(url.hostname);
  if (isPrivateHost(host)) return 'privateLink';
  if (url.username !== '' || url.password !== '') return 'secretLink';
  if (carriesSecret(url) || holdsMailAddress(url) || isSharedByLink(host, url)) return 'secretLink';
  if (isWorkplace(host, url) || isSearch(host, url)) return 'privateLink';
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return 'unsupportedLink';
  return carriedAddress(url, depth);
}

/** Nobody writes more addresses inside one another; what they would lead to is not found out. */
const mostCarried = 3;

const privateSuffixes = new Set(
  'local localhost localdomain internal intranet intra corp home lan private domain host workgroup test invalid arpa onion'.split(
    ' ',
  ),
);
const privateLabels = new Set(
  'intranet intra internal vpn dms extranet corp owa webmail citrix worksite adfs sso sharepoint imanage filesite netdocs ediscovery relativity click clicks track trk'.split(
    ' ',
  ),
);

/** No dot, a suffix outside the public naming system, a name that speaks of a network within, or an address of one. */
function isPrivateHost(host: string): boolean {
  if (isAddress(host)) return !isPublicAddress(host);
  const labels = host.split('.');
  if (labels.length < 2 || privateSuffixes.has(labels.at(-1) ?? '')) return true;
  const { isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  if (isIcann !== true && isPrivate !== true) return true;
  const own = domain === null ? [] : labels.slice(0, labels.length - domain.split('.').length);
  return own.some((label) => privateLabels.has(label));
}

/** Addresses that are themselves the permission to read: file shares, invitations, and the wrappers that mail filters put around links. */
function isSharedByLink(host: string, url: URL): boolean {
  const { pathname } = url;
  if (/\/invit(?:e|ation)s?\/[\w-]{12,}/.test(pathname)) return true;
  return namesShare(pathname) || isShare(host, url);
}

/** `/share/k3Xw…`, on whatever host: what follows is drawn by lot, and opens the door. */
function namesShare(pathname: string): boolean {
  const parts = pathname.split('/');
  return parts.some(
    (part, at) => opensDoor.test(parts[at - 1] ?? '') && looksRandom(part) && !isWords.test(part),
  );
}

/** `annual-report-of-2019` */
const isWords = /^(?:[a-z]+|\d+)(?:-(?:[a-z]+|\d+))*$/;
const opensDoor = /^(?:shared?|shares|sharing|link|links|guest|reset|confirm|magic|signin|login)$/i;

/** Names of parameters that hold a credential, small letters, without hyphens and underscores. */
const secretNames = new Set(
  (
    'sig signature token accesstoken idtoken refreshtoken authtoken securitytoken sharetoken usertoken csrftoken xsrftoken ' +
    'auth authkey authorization apikey appkey subscriptionkey password passwd passcode pwd pass secret clientsecret ' +
    'credential credentials session sessionid sessionkey sessiontoken sessionscopeid sid phpsessid jsessionid aspsessionid ' +
    'ticket jwt otp samlresponse samlrequest assertion nonce invite invitation invitecode sharekey rlkey resourcekey ' +
    'magicnum magic unlockedarticlecode giftcode accesscode keypairid policy awsaccesskeyid googleaccessid hmac bearer code state'
  ).split(' '),
);
/** Harmless names as a rule, unless what they hold looks drawn by lot. */
const doubtfulNames = new Set(
  'key k t st s h hash e c p x ak access share link guest login user email'.split(' '),
);
const harmlessCode = /^[\w.-]{1,12}$/;

function carriesSecret(url: URL): boolean {
  const fragment = url.hash.slice(1);
  const parameters = [
    ...url.searchParams,
    ...(fragment.includes('=') ? new URLSearchParams(fragment.replace(/^[^=&]*\?/, '')) : []),
    ...pathParameters(url.pathname),
  ];
  return parameters.some(([name, value]) => isSecret(name, value)) || holdsWebToken(decoded(url.href));
}

/** `eyJhbGciOiJIUzI1NiJ9.eyJz…`: JSON in base64, a full stop, and more of it. */
function holdsWebToken(address: string): boolean {
  const parts = address.split('.');
  return parts.some((part, index) => {
    const run = part.split(/[^\w-]/).at(-1) ?? '';
    const begun = run.indexOf('eyJ');
    return begun >= 0 && run.length - begun >= 11 && /^[\w-]{4}/.test(parts[index + 1] ?? '');
  });
}

/** `?recipient=jane.doe%40client.com`, also where it was encoded twice; `react@18.2.0` is none. */
function holdsMailAddress({ pathname, search, hash }: URL): boolean {
  const written = decoded(decoded(pathname + search + hash));
  return mailAddress.test(written) || socialSecurityNumber.test(written);
}

const socialSecurityNumber = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/;
const mailAddress = /[\w.+%-]@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w-])/i;

function isSecret(name: string, value: string): boolean {
  const folded = name.toLowerCase().replace(/[\s_.[\]-]/g, '');
  if (/^x(?:amz|goog|ms|oss)/.test(folded)) return true;
  if (folded === 'code' || folded === 'state' || folded === 'policy' || folded === 'session') {
    return !harmlessCode.test(value);
  }
  if (secretNames.has(folded) || /(?:token|secret|password|signature|apikey|sessionid)$/.test(folded))
    return value !== '';
  if (/^(?:user|email|login)$/.test(folded)) return value.includes('@');
  if (knownKey.test(value)) return true;
  return doubtfulNames.has(folded) && looksRandom(value);
}

/** How the large services begin the keys that they give out. */
const knownKey = /^(?:AIza|AKIA|ya29\.|sk[-_]|pk_|gh[opusr]_|github_pat_|xox[abpr]-)/;

/** At least sixteen letters and figures well mixed; a word, a date or a docket number is not. */
function looksRandom(value: string): boolean {
  return (
    /^[\w+/=~.-]{16,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !/[a-z]{9}/.test(value)
  );
}

/** `/page;jsessionid=…` */
function pathParameters(path: string): readonly [string, string][] {
  return path
    .split(';')
    .slice(1)
    .map((part) => {
      const [name = '', value = ''] = (part.split('/')[0] ?? '').split('=');
      return [name, value];
    });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address inside the address, as redirectors, archives and pages of one address carry it, is sent with it. */
function carriedAddress({ searchParams, pathname, hash }: URL, depth: number): Reason {
  const given = [...searchParams].flat().map((text) => text.replace(/^\/\/(?=[^/])/, 'https://'));
  for (const text of [...given, pathname, hash.slice(1)]) {
    const address = addressIn(text, 2);
    const reason = address === null ? null : judge(address, depth + 1);
    if (reason === 'privateLink' || reason === 'secretLink') return reason;
  }
  return null;
}

/** From where the first one begins to the end of `text`, which may be encoded so many times more. */
function addressIn(text: string, times: number): string | null {
  const start = text.search(/^(?:https?|file):|https?:\/|file:\/\/|\\\\/i);
  if (start >= 0) return text.slice(start);
  const read = decoded(text);
  return read === text || times === 0 ? null : addressIn(read, times - 1);
}
