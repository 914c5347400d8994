/** `npm run soak [-- word]`: long random runs; every `*.soak.ts` here whose name holds the word. */
import { runAll } from './run-all';

runAll('.soak.ts', process.argv[2] ?? '');
