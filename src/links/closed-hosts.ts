/**
 * Hosts, by the names that they end with, whose pages are closed to all but a firm, or open only to who holds their address. Where a
 * host also has pages for everybody, a path tells them apart.
 */

const namesIn = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Where a firm works: these answer with a sign-in at best, and their addresses name clients and matters. */
const workplaces = namesIn(`
  sharepoint.com sharepoint.us sharepoint.cn svc.ms officeapps.live.com docs.live.net teams.microsoft.com teams.live.com
  outlook.com outlook.office.com outlook.office365.com outlook.live.com mail.google.com mail.yahoo.com mail.proton.me mail.proton.com
  calendar.google.com chat.google.com accounts.google.com login.microsoftonline.com login.live.com
  netvoyage.com cloudimanage.com imanage.work web.whatsapp.com wa.me relativity.one disco.law
  atlassian.net my.salesforce.com lightning.force.com service-now.com notion.so notion.site airtable.com quip.com trello.com
  filevineapp.com litify.com
`);

/** The same, but for pages about themselves, which stand under the bare name. */
const tenanted = namesIn(`
  imanage.com netdocuments.com slack.com okta.com onelogin.com auth0.com duosecurity.com clio.com smokeball.com mycase.com
  practicepanther.com filevine.com casepeer.com relativity.com everlaw.com logikcull.com csdisco.com nextpoint.com opus2.com
  intralinks.com datasite.com firmex.com ansarada.com asana.com monday.com egnyte.com webex.com
`);

/**
 * Where one searches, the law or at large: what is pasted from there may tell the search and the client's number. The codes that a state
 * publishes there are open to all.
 */
const searches = namesIn(`
  westlaw.com practicallaw.thomsonreuters.com lexis.com bloomberglaw.com fastcase.com app.vlex.com app.midpage.ai
  duckduckgo.com perplexity.ai search.brave.com search.yahoo.com
`);

const openSearches = namesIn('govt.westlaw.com');

const searchPaths: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^(?:www\.|scholar\.|news\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/(?:search|scholar|url)$/],
  [/^(?:www\.)?bing\.com$/, /^\/(?:\w+\/)?search$/],
  [/^(?:www\.)?casetext\.com$/, /^\/(?:research|search)\b/],
  [/^(?:www\.)?casemine\.com$/, /^\/search\b/],
];

/** File shares, meetings, signatures, and the wrappers that mail filters and mailing lists put around links for each reader. */
const shares = namesIn(`
  1drv.ms onedrive.live.com icloud.com wetransfer.com we.tl sharefile.com mega.nz mega.io sendspace.com docsend.com hightail.com
  pcloud.com photos.app.goo.gl dropboxusercontent.com paper.dropbox.com kiteworks.com
  meet.google.com docusign.net echosign.com adobesign.com hellosign.com pandadoc.com
  safelinks.protection.outlook.com urldefense.com urldefense.us urldefense.proofpoint.com linkprotect.cudasvc.com
  mimecastprotect.com secure-web.cisco.com protection.sophos.com clicktime.symantec.com
  scanmail.trustwave.com edgepilot.com emailprotection.link
  ct.sendgrid.net list-manage.com links.iterable.com hubspotlinks.com exct.net rs6.net
  gemini.google.com copilot.microsoft.com notebooklm.google.com
`);

const sharePaths: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/(?:^|\.)sharepoint\.(?:com|us|cn)$/, /^\/:[a-z]:\//],
  [/^(?:docs|drive|sheets|slides|forms)\.google\.com$/, /^(?!.*\/pub(?:html)?$)/],
  [/^protect[\w-]*\.(?:mimecast|fireeye)\.com$/, /^/],
  [/^groups\.google\.com$/, /^\/a\//],
  [/(?:^|\.)dropbox\.com$/, /^\/(?:s|sh|scl|l|t|transfer|request|home|work)\b/],
  [/(?:^|\.)box\.com$/, /^\/(?:s|v|file|folder)\//],
  [/(?:^|\.)egnyte\.com$/, /^\/[df]l\//],
  [/(?:^|\.)adobe\.com$/, /^\/(?:id|link)\//],
  [/(?:^|\.)evernote\.com$/, /^\/(?:shard|l)\//],
  [/(?:^|\.)zoom\.us$/, /^\/(?:[jw]|my|rec)\b/],
  [
    /(?:^|\.)(?:chatgpt\.com|chat\.openai\.com|claude\.ai|poe\.com|grok\.com|loom\.com)$/,
    /^\/(?:share|c|s|chat)\//,
  ],
];

/** What document and review systems call their pages, on whatever host; and a firm's own pages. */
const closedPaths = /^\/(?:work\/(?:link|web)\/|Relativity\/\w*\.aspx|.*\bmatters?\/\d)/i;

export function isWorkplace(host: string, { pathname }: URL): boolean {
  const name = host.replace(/^www\./, '');
  if (endsIn(workplaces, host) || (endsIn(tenanted, name) && !tenanted.has(name))) return true;
  return closedPaths.test(pathname) || (name === 'discord.com' && pathname.startsWith('/channels/'));
}

export function isSearch(host: string, { pathname }: URL): boolean {
  if (openSearches.has(host) || /^\/(?:shared\/)?container\b/.test(pathname)) return false;
  return endsIn(searches, host) || isAmong(searchPaths, host, pathname);
}

export function isShare(host: string, { pathname }: URL): boolean {
  return endsIn(shares, host) || isAmong(sharePaths, host, pathname);
}

/** The host itself, or a host of its. */
function endsIn(names: ReadonlySet<string>, host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, at) => names.has(labels.slice(at).join('.')));
}

function isAmong(
  places: readonly (readonly [host: RegExp, path: RegExp])[],
  host: string,
  pathname: string,
): boolean {
  return places.some(([where, path]) => where.test(host) && path.test(pathname));
}
