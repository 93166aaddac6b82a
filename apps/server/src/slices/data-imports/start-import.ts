import type { DataImport } from '@propguard/protocol/data-imports';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { insertImport } from './store.ts';
import { showImport } from './stored-import.ts';

type NewImport = { fileName: string; sizeBytes: number };

export const startImport = async (
  { tx, accountId }: InstallationScope,
  { fileName, sizeBytes }: NewImport,
): Promise<DataImport> => {
  const file = { fileName, sizeBytes };
  const upload = await startUpload(tx, { purpose: 'data-import', workspaceId: null, accountId, ...file });
  const id = await insertImport(tx, {
    state: 'uploading',
    ...file,
    uploadId: upload.id,
    createdBy: accountId,
  });
  return showImport({ tx }, id);
};
