/** The pane as the relay serves it, in a real browser, beside a brief in the stand-in for Word. */
import { build } from 'esbuild';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { WordChoices } from './word/open-word';
import { manifestStrings } from './word/manifest-strings';

export interface PaneChoices extends WordChoices {
  /** Opened by the button that checks at once. */
  readonly start?: boolean;
}

let script: Promise<string> | undefined;

/** Opens the pane as Word does; the stand-in is `window.word` there. */
export async function openPaneInWord(
  page: Page,
  relayUrl: string,
  file: Uint8Array,
  { start = false, ...choices }: PaneChoices = {},
): Promise<void> {
  script ??= bundleWord();
  const given = JSON.stringify({ file: Buffer.from(file).toString('base64'), choices });
  const body = `window.givenBrief = ${given};\n${await script}`;
  await page.route('https://appsforoffice.microsoft.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(`${relayUrl}/taskpane.html?in=word${start ? '&start=check' : ''}`);
}

/** As one script; what only Node has is left out of it. */
async function bundleWord(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'word/browser-word.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: [
      {
        name: 'without Node',
        setup(bundle) {
          bundle.onResolve({ filter: /\/(?:manifest-strings|microsoft-client)$/ }, ({ path }) => ({
            path,
            namespace: 'without-node',
          }));
          bundle.onLoad({ filter: /./, namespace: 'without-node' }, ({ path }) => ({
            contents: path.endsWith('manifest-strings')
              ? `export const manifestStrings = new Map(${JSON.stringify([...manifestStrings])});`
              : 'export const microsoftClient = () => { throw new Error("Only in Node."); };',
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
