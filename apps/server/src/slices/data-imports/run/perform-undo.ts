import { eq } from 'drizzle-orm';
import { datasets } from '../../../db/schema/datasets.ts';
import { IMPORTERS } from '../importers/registry.ts';
import { changeImport } from '../store.ts';
import { claimImport, type ImportRun, whileHeld, withoutTimeLimit } from './import-run.ts';
import { recordRun } from './record-run.ts';

/** Takes out exactly what the import added and puts back what it replaced, at once. */
export const performUndo = async (run: ImportRun): Promise<void> => {
  const row = await claimImport(run);
  const { kind, datasetId } = row;
  if (row.state !== 'undoing' || kind === null) return;
  const { publisher } = IMPORTERS[kind];
  await whileHeld(run, row.claim, (tx) => recordRun({ tx }, row, 'started'));
  await whileHeld(run, row.claim, async (tx) => {
    await withoutTimeLimit({ tx });
    if (datasetId !== null) {
      await publisher.remove(tx, datasetId);
      await changeImport(tx, row.id, { datasetId: null });
      await tx.delete(datasets).where(eq(datasets.id, datasetId));
      await run.tell(tx, { kind: 'data-withdrawn', dataset: publisher.datasetKind });
    }
    await changeImport(tx, row.id, { state: 'undone', step: null, undoneAt: new Date() });
    await run.progress(tx, { done: row.acceptedRows, total: row.acceptedRows, note: 'Removed' });
    await recordRun({ tx }, row, 'completed');
  });
};
