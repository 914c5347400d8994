/** `DATABASE_URL`: what may be wrong with it. Nothing here ever repeats it, as it holds a password. */

/** In plain words, or `null`. */
export function databaseUrlFault(text: string): string | null {
  const expected = 'DATABASE_URL must read postgres://USER:PASSWORD@HOST:PORT/DATABASE.';
  if (!URL.canParse(text)) return `${expected} Write special characters of the password as %XX.`;
  const url = new URL(text);
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) return expected;
  if (url.pathname.length < 2) return `${expected} It names no database.`;
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !TLS_MODES.includes(mode)) {
    return `The sslmode of DATABASE_URL must be one of ${TLS_MODES.join(', ')}.`;
  }
  return null;
}

/** `no-verify` encrypts, and believes any server. */
const TLS_MODES = ['disable', 'require', 'verify-full', 'no-verify'];

/** `require` checks the certificate too, whatever the driver's next version makes of it. */
export function withCheckedTls(text: string): string {
  const url = new URL(text);
  if (url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
