/** A program of its own, run as `import-volume ARCHIVE SHELF`: makes one volume of the static site a shelf. */
import { capVolumesIn } from '../../library/import/cap-volume-files';
import { importCapVolume } from '../../library/import/import-cap';
import { openLibraryWriter } from '../../library/sqlite/library-writer';

const [archive = '', shelf = ''] = process.argv.slice(2);
const writer = openLibraryWriter(shelf);
for (const volume of capVolumesIn(archive)) {
  await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
}
writer.finish();
