import type { LeadImport } from '@propguard/protocol/lead-imports';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { sampleTable } from '../../tabular/sample-table.ts';
import { getImport } from './get-import.ts';
import { changeImport, lockImport } from './store.ts';

/** The file is there: says what its columns most likely hold. */
export const readFile = async ({ tx }: WorkspaceScope, id: string): Promise<LeadImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading' && row.state !== 'ready') throw fail('CONFLICT');
  await requireComplete(tx, 'lead-import', row.uploadId);
  try {
    const sample = await sampleTable(uploadSource(row, (work) => work(tx)));
    if (sample.rows.length === 0) throw new FileRefused('The file has a header but no rows.');
    const guess = guessColumns(LEAD_FIELDS, sample.headers);
    await changeImport(tx, id, { state: 'ready', reading: { columns: sample.columns, guess } });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await changeImport(tx, id, { state: 'refused', problem: error.message });
  }
  return getImport({ tx }, id);
};
