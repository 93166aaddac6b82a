import type { ImportDetail, ImportReading } from '@propguard/protocol/data-imports';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { contentHash } from '../../intake/content-hash.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { demandComplete } from '../uploads/demand-complete.ts';
import { describeSource } from './describe-source.ts';
import { getImport, requireImport } from './get-import.ts';
import { readingContext } from './run/reading-context.ts';
import { storedSource } from './source/stored-source.ts';
import { changeImport, findPartHashes, findSameContent, lockImport } from './store.ts';

type Services = Pick<Context, 'database'>;

const UNREAD: ImportReading = { kind: null, columns: [], guess: null, problem: null, earlier: null };

const describe = async ({ database }: Services, source: FileSource): Promise<ImportReading> => {
  try {
    const { localities } = await database.asInstallation((tx) => readingContext(tx, null));
    return { ...UNREAD, ...(await describeSource(source, localities)) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...UNREAD, problem: error.message };
  }
};

/** The file is there: says what it most likely is, and whether the same one was imported before. */
export const readUpload = async (services: Services, id: string): Promise<ImportDetail> => {
  const { database } = services;
  const row = await database.asInstallation((tx) => requireImport(tx, id));
  if (row.state !== 'uploading' && row.state !== 'ready') throw fail('CONFLICT');
  demandComplete(row);
  const reading = await describe(services, storedSource(database, row));
  return database.asInstallation(async (tx) => {
    const held = await lockImport(tx, id);
    if (held?.state !== 'uploading' && held?.state !== 'ready') throw fail('CONFLICT');
    const hash = contentHash(await findPartHashes(tx, id));
    const earlier = await findSameContent(tx, hash, id);
    await changeImport(tx, id, {
      state: reading.problem === null ? 'ready' : 'refused',
      problem: reading.problem,
      contentHash: hash,
      kind: reading.kind,
      reading: {
        ...reading,
        earlier: earlier?.completedAt ? { ...earlier, completedAt: earlier.completedAt.toISOString() } : null,
      },
    });
    return getImport(tx, id);
  });
};
