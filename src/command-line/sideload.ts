/** Brings the manifest to the Word of this computer, or says how to do it by hand. */

/** Runs a program to its end; `false` where it is not there or fails. */
export type Run = (command: string, args: readonly string[]) => Promise<boolean>;

/** What to tell the developer. `manifest` is the path of the file. */
export async function sideload(platform: NodeJS.Platform, manifest: string, run: Run): Promise<string> {
  if (platform !== 'win32' && platform !== 'darwin') {
    return `There is no Word for this system. Cite Check is served for Word on the web all the same:\n${onTheWeb(manifest)}`;
  }
  // Microsoft's tool comes over the network, and only when it is wanted.
  const command = platform === 'win32' ? 'npx.cmd' : 'npx';
  if (await run(command, ['--yes', 'office-addin-debugging', 'start', manifest])) {
    return `Word is opening with Cite Check. To take it out again: npx office-addin-debugging stop ${manifest}\n`;
  }
  const byHand = platform === 'win32' ? onWindows(manifest) : onTheMac(manifest);
  return `Word could not be opened from here. By hand:\n${byHand}${onTheWeb(manifest)}`;
}

function onTheWeb(manifest: string): string {
  return (
    '  Word on the web: open a document in this browser, choose Home, Add-ins, More add-ins, My add-ins, Upload my add-in,\n' +
    `  and take ${manifest}.\n`
  );
}

function onTheMac(manifest: string): string {
  return (
    `  Mac: copy ${manifest} to ~/Library/Containers/com.microsoft.Word/Data/Documents/wef\n` +
    '  (make the folder wef if it is missing), start Word again, and choose Home, Add-ins.\n'
  );
}

function onWindows(manifest: string): string {
  return (
    `  Windows: put ${manifest} into a shared folder. In Word choose File, Options, Trust Center, Trust Center Settings,\n` +
    '  Trusted Add-in Catalogs, add the folder as \\\\computer\\folder with "Show in Menu", start Word again, and choose\n' +
    '  Home, Add-ins, Shared folder.\n'
  );
}
