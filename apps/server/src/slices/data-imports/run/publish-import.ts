import type { ImportSettings } from '@propguard/protocol/data-imports';
import type { Tx } from '../../../db/database.ts';
import { datasets } from '../../../db/schema/datasets.ts';
import { discardUpload } from '../../../intake/use-upload.ts';
import type { Importer } from '../importers/importer.ts';
import { changeImport, clearStaged, type ImportRow } from '../store.ts';
import type { ImportRun } from './import-run.ts';
import { recordRun } from './record-run.ts';

const DESCRIPTIONS: Record<Importer['publisher']['datasetKind'], string> = {
  sales: 'Sales and the properties that were sold',
  listings: 'Listings with their history',
  series: 'Economic series',
};

/** A dataset of its own: the rows name it, and undoing goes by it. */
const addDataset = async (
  tx: Tx,
  { dataset }: ImportSettings,
  kind: Importer['publisher']['datasetKind'],
  { asOf, rows }: { asOf: string; rows: number },
): Promise<string> => {
  const [made] = await tx
    .insert(datasets)
    .values({ ...dataset, kind, description: DESCRIPTIONS[kind], sample: false, asOf, rows })
    .returning({ id: datasets.id });
  if (!made) throw new Error('The dataset was not written.');
  return made.id;
};

/** All rows of an import become visible at once, when this transaction commits. */
export const publishImport = async (
  run: Pick<ImportRun, 'tell'>,
  tx: Tx,
  row: ImportRow,
  { publisher }: Importer,
  settings: ImportSettings,
  accepted: number,
): Promise<void> => {
  const asOf = await publisher.latestDay(tx, row.id);
  let datasetId: string | null = null;
  if (asOf !== null) {
    datasetId = await addDataset(tx, settings, publisher.datasetKind, { asOf, rows: accepted });
    await publisher.publish(tx, { importId: row.id, datasetId });
  }
  await clearStaged(tx, row.id);
  await changeImport(tx, row.id, {
    state: 'completed',
    datasetId,
    step: null,
    completedAt: new Date(),
    uploadId: null,
  });
  await discardUpload(tx, row.uploadId);
  await run.tell(tx, { kind: 'data-published', dataset: publisher.datasetKind });
  await recordRun({ tx }, row, 'completed');
};
