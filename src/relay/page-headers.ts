/** The header fields of everything that the relay serves to a browser. */

export interface PageSettings {
  /** Where people sign in; only the pages inside Word may reach it. */
  readonly authority: string;
}

/** Where Word on the web may show a page of ours in a frame. */
const officeHosts =
  'https://*.officeapps.live.com https://*.sharepoint.com https://*.office.com https://*.cloud.microsoft https://onedrive.live.com';
const officeScripts = 'https://appsforoffice.microsoft.com https://ajax.aspnetcdn.com';

type PagePolicy = (settings: PageSettings) => string;

/** Shown inside Word: on the desktop as a page of its own, on the web in a frame of Microsoft's. */
const insideWord: PagePolicy = ({ authority }) =>
  policy({
    'script-src': `'self' ${officeScripts}`,
    'img-src': "'self' data:",
    'connect-src': `'self' ${authority}`,
    'frame-src': authority,
    'frame-ancestors': `'self' ${officeHosts}`,
  });

const policies: Readonly<Record<string, PagePolicy>> = {
  'taskpane.html': insideWord,
  'sign-in.html': insideWord,
  /** Shows a brief with docx-preview, whose pictures are data and blob addresses; never inside another page. */
  'preview.html': () =>
    policy({
      'script-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    }),
  'help.html': () => policy({ 'img-src': "'self'", 'frame-ancestors': "'none'" }),
};

export function pageHeaders(path: string, settings: PageSettings): Readonly<Record<string, string>> {
  const name = path.replaceAll('\\', '/').split('/').at(-1) ?? '';
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Content-Security-Policy': policies[name]?.(settings) ?? "default-src 'none'; frame-ancestors 'none'",
    Vary: 'Accept-Encoding',
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
