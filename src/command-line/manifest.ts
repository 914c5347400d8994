/** `npm run manifest -- --url https://cite.firm.example --id new` */
import { fileURLToPath } from 'node:url';
import { runManifest } from './run-manifest';

const template = fileURLToPath(new URL('../../manifest.xml', import.meta.url));
const outcome = await runManifest(process.argv.slice(2), template);
switch (outcome.kind) {
  case 'written':
    process.stdout.write(outcome.message);
    break;
  case 'refused':
    process.stderr.write(outcome.message);
    process.exitCode = 2;
    break;
}
