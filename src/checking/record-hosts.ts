/** Where the service's records stand. No other address is ever put into a brief, whatever an answer says. */
const recordHosts: ReadonlySet<string> = new Set([
  'www.courtlistener.com',
  'static.case.law',
  'uscode.house.gov',
  'www.ecfr.gov',
  'www.federalregister.gov',
]);

export function isRecordAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  return (
    protocol === 'https:' && port === '' && username === '' && password === '' && recordHosts.has(hostname)
  );
}
