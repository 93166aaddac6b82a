import type { ImportSettings } from '@propguard/protocol/data-imports';
import { FileRefused } from '../../../intake/file-refused.ts';
import { restUpload } from '../../../intake/use-upload.ts';
import { IMPORTERS } from '../importers/registry.ts';
import { changeImport, clearRows, type ImportRow } from '../store.ts';
import { claimImport, type ImportRun, refuseImport, whileHeld, withoutTimeLimit } from './import-run.ts';
import { publishImport } from './publish-import.ts';
import { readingContext } from './reading-context.ts';
import { recordRun } from './record-run.ts';
import { settleRows } from './settle-rows.ts';
import { stageRecords } from './stage-records.ts';

const readAll = async (run: ImportRun, row: ImportRow, settings: ImportSettings): Promise<number> => {
  // A dry run with the same settings has read everything.
  if (row.counted) return row.readRows;
  const context = await run.transaction((tx) => readingContext({ tx }, settings.options.state));
  const read = await stageRecords(run, row, IMPORTERS[settings.kind], settings, context);
  if (read === 0) throw new FileRefused('The file has no rows.');
  return read;
};

/**
 * Reads a file into the staging table, a chunk a transaction, and then, in one last transaction, settles what only all
 * rows together can tell and makes them visible. Taken up again after a crash it goes on after the last chunk; a dry
 * run stops before the rows become visible, and a run after it need not read the file again.
 */
export const performImport = async (run: ImportRun): Promise<void> => {
  const row = await claimImport(run);
  const { settings } = row;
  if (row.state !== 'checking' && row.state !== 'importing') return;
  if (!settings) throw new Error('An import without settings was started.');
  await whileHeld(run, row.claim, (tx) => recordRun({ tx }, row, 'started'));
  const importer = IMPORTERS[settings.kind];
  try {
    const read = await readAll(run, row, settings);
    await whileHeld(run, row.claim, (tx) => changeImport(tx, row.id, { step: 'settling' }));
    await whileHeld(run, row.claim, async (tx) => {
      await withoutTimeLimit({ tx });
      const counts = await settleRows({ tx }, row.id, importer.publisher, read);
      await run.progress(tx, { done: counts.read, total: counts.read, note: 'Writing' });
      if (row.dryRun) {
        await changeImport(tx, row.id, { state: 'checked', step: null });
        await restUpload(tx, row.uploadId);
        await recordRun({ tx }, row, 'completed');
      } else await publishImport(run, tx, row, importer, settings, counts.accepted);
    });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await whileHeld(run, row.claim, async (tx) => {
      await clearRows(tx, row.id);
      await changeImport(tx, row.id, { recordsDone: 0, bytesDone: 0 });
      await refuseImport({ tx }, row.id, error.message);
      await restUpload(tx, row.uploadId);
      await recordRun({ tx }, row, 'refused');
    });
  }
};
