/** A process of its own: imports a bulk folder and kills itself, as `kill -9` would, at its nth step (0: never). */
import { findBulkFiles } from '../../src/service/library/import/courtlistener/bulk-files';
import { importCourtListener } from '../../src/service/library/import/courtlistener/import-courtlistener';
import { openLibraryWriter } from '../../src/service/library/sqlite/library-writer';

const [bulk = '', shelf = '', staging = '', dieAt = '0'] = process.argv.slice(2);
const writer = openLibraryWriter(shelf);
let steps = 0;
await importCourtListener(findBulkFiles(bulk), writer, {
  staging,
  commitBytes: 20_000,
  tell({ stage }) {
    if (stage === 'digest') return;
    steps += 1;
    if (steps === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  },
});
writer.finish();
process.stdout.write(String(steps));
