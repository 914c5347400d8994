/** The header fields of everything that the relay serves to a browser. */

const policies = {
  /** Shown inside Word: on the desktop as a page of its own, on the web in a frame of Microsoft's. */
  'taskpane.html': policy({
    'script-src': "'self' https://appsforoffice.microsoft.com https://ajax.aspnetcdn.com",
    'img-src': "'self' data:",
    'connect-src': "'self' https://login.microsoftonline.com",
    'frame-src': 'https://login.microsoftonline.com',
    'frame-ancestors':
      "'self' https://*.officeapps.live.com https://*.sharepoint.com https://*.office.com https://*.cloud.microsoft https://onedrive.live.com",
  }),
  /** Shows a brief with docx-preview, whose pictures are data and blob addresses; never inside another page. */
  'preview.html': policy({
    'script-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-ancestors': "'none'",
  }),
} as const;

export function pageHeaders(path: string): Readonly<Record<string, string>> {
  const name = path.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const page = name === 'taskpane.html' || name === 'preview.html' ? name : null;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Content-Security-Policy': page === null ? "default-src 'none'; frame-ancestors 'none'" : policies[page],
    // A name in assets/ changes with its content.
    'Cache-Control': /(^|[\\/])assets[\\/][^\\/]+$/.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
}

/** React and Fluent UI set styles from script, and docx-preview writes style elements: hence `'unsafe-inline'` there. */
function policy(directives: Readonly<Record<string, string>>): string {
  const all = {
    'default-src': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self' data:",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'none'",
    ...directives,
  };
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
