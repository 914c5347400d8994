/** Shows a .docx as pages, with docx-preview, and makes what came out harmless: a brief may come from anyone. */

/** Replaces what `container` shows. Rejects where docx-preview cannot show the file; it may still be checked. */
export async function renderDocx(bytes: Uint8Array, container: HTMLElement): Promise<void> {
  // Only what the pane reads is shown: no tracked deletions, no comments; foreign markup (altChunk) never.
  const options = {
    className: 'docx',
    inWrapper: true,
    ignoreWidth: true,
    ignoreHeight: true,
    ignoreFonts: true,
    breakPages: true,
    useBase64URL: true,
    renderChanges: false,
    renderComments: false,
    renderAltChunks: false,
    experimental: false,
  };
  // Half of the page's script, and not needed before a brief is opened.
  const { parseAsync, renderDocument } = await import('docx-preview');
  const nodes = await renderDocument(await parseAsync(bytes, options), options);
  for (const node of nodes) if (node instanceof Element) disarm(node);
  container.replaceChildren(...nodes);
}

const namePrefix = 'brief-';

function disarm(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    // Bookmark names become ids, which must not meet those of the page.
    if (element.id !== '') element.id = namePrefix + element.id;
    if (element instanceof HTMLAnchorElement) disarmLink(element);
    if (element instanceof HTMLImageElement && !element.hasAttribute('alt')) element.alt = '';
  }
}

function disarmLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('#')) {
    link.setAttribute('href', `#${namePrefix}${address.slice(1)}`);
  } else if (/^(https?|mailto):/i.test(address)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.removeAttribute('href');
  }
}
