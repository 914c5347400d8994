/** `npm run bench [-- word]`: measures; every `*.bench.ts` here whose name holds the word. */
import { runAll } from './run-all';

runAll('.bench.ts', process.argv[2] ?? '');
