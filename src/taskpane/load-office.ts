/** Loads office.js from Microsoft's network, and only where Word has opened the pane: nowhere else is it wanted. */

const officeAddress = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

export type Host = 'word' | 'browser' | 'failed';

export async function loadOffice(address: URL = new URL(location.href)): Promise<Host> {
  if (!openedByOffice(address)) return 'browser';
  if (!(await loadOfficeScript())) return 'failed';
  const { host } = await Office.onReady();
  // Outside Office the answer is `null`, whatever the types say.
  return (host as Office.HostType | null) === Office.HostType.Word ? 'word' : 'browser';
}

/** `false` where Microsoft's network cannot be reached. */
export function loadOfficeScript(): Promise<boolean> {
  return loadScript(officeAddress);
}

/** Whether the pane was opened by the button that checks at once. */
export function opensWithCheck({ searchParams }: URL = new URL(location.href)): boolean {
  return searchParams.get('start') === 'check';
}

/** The manifest adds `in=word`; Office adds `_host_Info` on most platforms. */
function openedByOffice({ searchParams, hash }: URL): boolean {
  return searchParams.get('in') === 'word' || searchParams.has('_host_Info') || hash.includes('_host_Info');
}

function loadScript(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}
