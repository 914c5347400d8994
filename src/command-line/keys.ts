/** `npm run --silent keys -- …`: what scripts read stands alone on standard output. */
import { runKeys } from './run-keys';

const outcome = await runKeys(process.argv.slice(2), process.env);
switch (outcome.kind) {
  case 'done':
    process.stdout.write(outcome.output);
    break;
  case 'refused':
    process.stderr.write(outcome.message);
    process.exitCode = 2;
    break;
}
