import { isDeepStrictEqual } from 'node:util';
import type { DataImport, ImportSettings } from '@propguard/protocol/data-imports';
import { IMPORT_FIELDS, missingFields } from '@propguard/rules/imports/import-columns';
import { isMappedKind } from '@propguard/rules/imports/import-kinds';
import type { TxScope } from '../../access/any-scope.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { holdUpload } from '../../intake/use-upload.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { importDataJob } from './jobs.ts';
import { changeImport, clearRows, type ImportRow, lockImport } from './store.ts';
import { showImport } from './stored-import.ts';

const STARTABLE = new Set(['ready', 'checked', 'refused']);

const readAlike = (a: ImportSettings | null, b: ImportSettings): boolean =>
  isDeepStrictEqual([a?.kind, a?.columns, a?.options], [b.kind, b.columns, b.options]);

/** What was read with other settings is forgotten; what was read with the same ones need not be read again. */
export const prepareRun = async (
  { tx }: TxScope,
  row: ImportRow,
  settings: ImportSettings,
  dryRun: boolean,
): Promise<void> => {
  const keepsRows = row.state === 'checked' && readAlike(row.settings, settings);
  if (!keepsRows) await clearRows(tx, row.id);
  await changeImport(tx, row.id, {
    ...(keepsRows ? {} : { recordsDone: 0, bytesDone: 0, counted: false }),
    state: dryRun ? 'checking' : 'importing',
    kind: settings.kind,
    settings,
    dryRun,
    problem: null,
    step: 'reading',
    startedAt: new Date(),
  });
};

type RunRequest = { id: string; settings: ImportSettings; dryRun: boolean };

export const runImport = async (
  { services, tx, accountId }: InstallationScope,
  { id, settings, dryRun }: RunRequest,
): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (!STARTABLE.has(row.state) || row.contentHash === null) throw fail('CONFLICT');
  const missing = isMappedKind(settings.kind)
    ? missingFields(IMPORT_FIELDS[settings.kind], settings.columns)
    : [];
  if (missing.length > 0)
    throw invalid(
      ...missing.map((field) => ({ field: `columns.${field}`, message: 'Say which column holds it.' })),
    );
  await prepareRun({ tx }, row, settings, dryRun);
  const jobId = await enqueue(services.queue, tx, importDataJob, {
    workspaceId: null,
    accountId,
    input: { importId: id },
  });
  await changeImport(tx, id, { jobId });
  await holdUpload(tx, row.uploadId);
  return showImport({ tx }, id);
};
