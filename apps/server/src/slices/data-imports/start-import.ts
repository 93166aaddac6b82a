import type { DataImport } from '@propguard/protocol/data-imports';
import type { Tx } from '../../db/database.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { showImport } from './get-import.ts';
import { insertImport } from './store.ts';

type NewImport = { fileName: string; sizeBytes: number; accountId: string };

export const startImport = async (
  tx: Tx,
  { fileName, sizeBytes, accountId }: NewImport,
): Promise<DataImport> => {
  const file = { fileName, sizeBytes };
  const upload = await startUpload(tx, { purpose: 'data-import', workspaceId: null, accountId, ...file });
  const id = await insertImport(tx, {
    state: 'uploading',
    ...file,
    uploadId: upload.id,
    createdBy: accountId,
  });
  return showImport(tx, id);
};
