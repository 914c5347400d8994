/** Cases as an import writes them into the tables of a shelf: each filed at all of its places, its text in the packs. */
import type { Place } from '../../../citations/authority';
import { authorityOf, type CaseRecord } from '../case-record';
import { filedPage, PAGES } from '../filed-page';
import { beginningBits } from '../names/name-beginnings';
import { pageNumber } from '../page-number';
import { placeKey } from '../place-key';
import { parseStoredCase, storeCase } from '../stored-case';
import type { TextPackWriter } from './text-packs';
import type { CaseRow, WritingStatements } from './writing-statements';

export interface ShelfCases {
  volumeId(reporter: string, volume: string): number;
  /** In the place of an earlier one with the same id. */
  add(record: CaseRecord): void;
  remove(id: string): void;
}

export function shelfCases(statements: WritingStatements, packs: TextPackWriter): ShelfCases {
  /** By name, with a blank between volume and reporter. */
  const volumes = new Map<string, number>();

  const volumeId = (reporter: string, volume: string): number => {
    const name = `${volume} ${reporter}`;
    const known = volumes.get(name);
    if (known !== undefined) return known;
    statements.addReporter.run(reporter);
    statements.addVolume.run([volume, reporter]);
    const { id } = statements.findVolume.get([volume, reporter]) as { id: number };
    volumes.set(name, id);
    return id;
  };

  const filed = (place: Place): number => {
    const { reporter, volume, page } = placeKey(place);
    return volumeId(reporter, volume) * PAGES + filedPage(page);
  };

  /** What stood under this id, so that another may take its number. */
  const drop = (id: string): CaseRow | undefined => {
    const old = statements.findCase.get(id) as CaseRow | undefined;
    if (old === undefined) return undefined;
    for (const place of parseStoredCase(old.record).places) statements.dropPlace.run([filed(place), old.id]);
    statements.dropText.run(old.id);
    statements.dropCase.run(old.id);
    return old;
  };

  const addText = (caseId: number, { text, complete, parts }: NonNullable<CaseRecord['opinion']>): void => {
    const { pack, offset, bytes } = packs.append(text);
    const row = [caseId, pack, offset, bytes, text.length, complete ? 1 : 0, JSON.stringify(parts)];
    statements.addText.run(row);
  };

  return {
    volumeId,
    add(record) {
      const authority = authorityOf(record);
      const old = drop(record.id);
      const { lastInsertRowid } = statements.addCase.run([old?.id ?? null, storeCase(authority)]);
      const caseId = Number(lastInsertRowid);
      if (!old) statements.addId.run([record.id, caseId]);
      const names = beginningBits([authority.caseName, ...authority.otherNames]);
      for (const place of authority.places) {
        const isKnown = place.lastPage !== undefined && !place.lastPageInferred;
        const last = isKnown ? pageNumber(place.lastPage) : null;
        statements.addPlace.run([filed(place), caseId, last, names]);
      }
      if (record.opinion) addText(caseId, record.opinion);
    },
    remove(id) {
      drop(id);
      statements.dropId.run(id);
    },
  };
}
