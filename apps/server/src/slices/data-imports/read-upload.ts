import type { ImportDetail, ImportReading } from '@propguard/protocol/data-imports';
import type { OpenInstallation } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { describeSource } from './describe-source.ts';
import { getImport } from './get-import.ts';
import { readingContext } from './run/reading-context.ts';
import { changeImport, findSameContent, lockImport } from './store.ts';
import { requireImport } from './stored-import.ts';
import { uploadedFile, type WaitingReader } from './uploaded-file.ts';

const UNREAD: ImportReading = { kind: null, columns: [], guess: null, problem: null, earlier: null };

const describe = async (openInstallation: OpenInstallation, source: FileSource): Promise<ImportReading> => {
  try {
    const { localities } = await openInstallation(({ tx }) => readingContext({ tx }, null));
    return { ...UNREAD, ...(await describeSource(source, localities)) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...UNREAD, problem: error.message };
  }
};

/** The file is there: says what it most likely is, and whether the same one was imported before. */
export const readUpload = async (
  { openInstallation, gone }: WaitingReader,
  id: string,
): Promise<ImportDetail> => {
  const { row, contentHash } = await openInstallation(async ({ tx }) => {
    const found = await requireImport({ tx }, id);
    if (found.state !== 'uploading' && found.state !== 'ready') throw fail('CONFLICT');
    const upload = await requireComplete(tx, 'data-import', found.uploadId);
    return { row: found, contentHash: upload.contentHash };
  });
  const reading = await describe(openInstallation, uploadedFile(openInstallation, row, gone()));
  // What could not be read because nobody waited for it says nothing of the file.
  gone().throwIfAborted();
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
