/** Where the service's records stand, and where laws are published. No other address is ever put into a brief or opened from the pane, whatever an answer says. */
const recordHosts: ReadonlySet<string> = new Set([
  'www.courtlistener.com',
  'static.case.law',
  'uscode.house.gov',
  'www.ecfr.gov',
  'www.federalregister.gov',
]);

/** May be put into a brief. */
export function isRecordAddress(url: string): boolean {
  const host = hostOf(url);
  return host !== null && recordHosts.has(host);
}

/** May be opened from the pane: a record, or where a government (and for rules of procedure, Cornell) publishes a law. */
export function isPublishedAddress(url: string): boolean {
  const host = hostOf(url);
  return host !== null && (recordHosts.has(host) || publishers.test(host));
}

const publishers = /^www\.law\.cornell\.edu$|\.gov$|\.state\.[a-z]{2}\.us$/;

/** `null` for what is not a plain https address. */
function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  return protocol === 'https:' && port === '' && username === '' && password === '' ? hostname : null;
}
