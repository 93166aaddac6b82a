import type { LeadImport } from '@propguard/protocol/lead-imports';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { SAMPLED_RECORDS, sampleTable } from '../../tabular/sample-table.ts';
import { firstRowsOpener, type SentTableReader, withSentFile } from '../data-imports/sent-table.ts';
import { getImport } from './get-import.ts';
import { changeImport, type ImportChange, type LockedImport, lockImport } from './store.ts';

const requireUnchecked = async ({ tx }: TxScope, id: string): Promise<LockedImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading' && row.state !== 'ready') throw fail('CONFLICT');
  return row;
};

const readAs = async (reader: SentTableReader, row: LockedImport): Promise<ImportChange> => {
  try {
    const open = firstRowsOpener(reader, SAMPLED_RECORDS);
    const sample = await withSentFile(reader, row, (source) => sampleTable(source, open));
    if (sample.rows.length === 0) throw new FileRefused('The file has a header but no rows.');
    const guess = guessColumns(LEAD_FIELDS, sample.headers);
    return { state: 'ready', reading: { columns: sample.columns, guess } };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { state: 'refused', problem: error.message };
  }
};

/** The file is there: says what its columns most likely hold. */
export const readFile = async (reader: SentTableReader, id: string): Promise<LeadImport> => {
  const row = await reader.openWorkspace('write', async ({ tx }) => {
    const found = await requireUnchecked({ tx }, id);
    await requireComplete(tx, 'lead-import', found.uploadId);
    return found;
  });
  const change = await readAs(reader, row);
  return reader.openWorkspace('write', async ({ tx }) => {
    await requireUnchecked({ tx }, id);
    await changeImport(tx, id, change);
    return getImport({ tx }, id);
  });
};
