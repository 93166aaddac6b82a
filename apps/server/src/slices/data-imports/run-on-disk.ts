import type { DataImport, ImportSettings } from '@propguard/protocol/data-imports';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Database } from '../../db/database.ts';
import type { Tell } from '../../happenings/tell.ts';
import { hashSource } from '../../intake/disk-source.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import type { ImportRun, Progress } from './run/import-run.ts';
import { performImport } from './run/perform-import.ts';
import { performUndo } from './run/perform-undo.ts';
import { prepareRun } from './run-import.ts';
import { changeImport, findUnfinished, insertImport } from './store.ts';
import { requireImport } from './stored-import.ts';
import { toDataImport } from './view.ts';

export type OnProgress = (progress: Progress) => void;
type Listeners = { onProgress: OnProgress; tell: Tell };

const runWith = (
  database: Database,
  importId: string,
  source: FileSource | null,
  { tell, onProgress }: Listeners,
): ImportRun => ({
  importId,
  source: async () => {
    if (!source) throw new Error('There’s no file to read.');
    return source;
  },
  transaction: (work) => openUnattended(database, null, work),
  progress: async (_tx, progress) => onProgress(progress),
  signal: new AbortController().signal,
  tell,
});

type DiskImport = Listeners & { source: FileSource; settings: ImportSettings; dryRun: boolean };

/** Imports a file from this machine's disk, of any size. The same file with the same settings goes on where it stopped. */
export const importFromDisk = async (
  database: Database,
  { source, settings, dryRun, ...listeners }: DiskImport,
): Promise<DataImport> => {
  const contentHash = await hashSource(source);
  const id = await openUnattended(database, null, async (tx) => {
    const unfinished = await findUnfinished(tx, contentHash, settings);
    if (unfinished) {
      await changeImport(tx, unfinished, { dryRun, state: dryRun ? 'checking' : 'importing' });
      return unfinished;
    }
    const made = await insertImport(tx, {
      state: 'ready',
      fileName: source.name,
      sizeBytes: source.sizeBytes,
      contentHash,
    });
    await prepareRun({ tx }, await requireImport({ tx }, made), settings, dryRun);
    return made;
  });
  await performImport(runWith(database, id, source, listeners));
  return openUnattended(database, null, async (tx) => toDataImport(await requireImport({ tx }, id)));
};

export const undoOnDisk = async (
  database: Database,
  id: string,
  listeners: Listeners,
): Promise<DataImport> => {
  await openUnattended(database, null, async (tx) => {
    const { state } = await requireImport({ tx }, id).catch(() => ({ state: null }));
    if (state !== 'completed' && state !== 'undoing')
      throw new FileRefused(
        state ? `This import is ${state}: there’s nothing to undo.` : 'There’s no such import.',
      );
    await changeImport(tx, id, { state: 'undoing', step: 'removing' });
  });
  await performUndo(runWith(database, id, null, listeners));
  return openUnattended(database, null, async (tx) => toDataImport(await requireImport({ tx }, id)));
};
