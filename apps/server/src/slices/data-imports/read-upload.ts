import type { ImportDetail, ImportReading } from '@propguard/protocol/data-imports';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { readThrough } from '../../intake/read-through.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { SAMPLED_RECORDS } from '../../tabular/sample-table.ts';
import { describeSource } from './describe-source.ts';
import { getImport } from './get-import.ts';
import { readingContext } from './run/reading-context.ts';
import { changeImport, findSameContent, lockImport } from './store.ts';
import { requireImport } from './stored-import.ts';
import { openFirstRows, uploadedFile, type WaitingReader } from './uploaded-file.ts';

const UNREAD: ImportReading = { kind: null, columns: [], guess: null, problem: null, earlier: null };

const describe = async (reader: WaitingReader, source: FileSource): Promise<ImportReading> => {
  try {
    const { localities } = await reader.openInstallation(({ tx }) => readingContext({ tx }, null));
    const open = openFirstRows(reader, SAMPLED_RECORDS);
    const found = await readThrough(source, (watched) => describeSource(watched, localities, open));
    return { ...UNREAD, ...found };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...UNREAD, problem: error.message };
  }
};

/** The file is there: says what it most likely is, and whether the same one was imported before. */
export const readUpload = async (reader: WaitingReader, id: string): Promise<ImportDetail> => {
  const { openInstallation, gone } = reader;
  const { row, contentHash } = await openInstallation(async ({ tx }) => {
    const found = await requireImport({ tx }, id);
    if (found.state !== 'uploading' && found.state !== 'ready') throw fail('CONFLICT');
    const upload = await requireComplete(tx, 'data-import', found.uploadId);
    return { row: found, contentHash: upload.contentHash };
  });
  const reading = await describe(reader, uploadedFile(openInstallation, row, gone()));
  return openInstallation(async (scope) => {
    const { tx } = scope;
    const held = await lockImport(tx, id);
    if (held?.state !== 'uploading' && held?.state !== 'ready') throw fail('CONFLICT');
    const earlier = await findSameContent(tx, contentHash, id);
    await changeImport(tx, id, {
      state: reading.problem === null ? 'ready' : 'refused',
      problem: reading.problem,
      contentHash,
      kind: reading.kind,
      reading: {
        ...reading,
        earlier: earlier?.completedAt ? { ...earlier, completedAt: earlier.completedAt.toISOString() } : null,
      },
    });
    return getImport(scope, id);
  });
};
