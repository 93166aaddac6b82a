import type { Upload } from '@propguard/protocol/uploads';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { toUpload } from '../../intake/view.ts';

export const announceFile = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  file: { fileName: string; sizeBytes: number },
): Promise<Upload> =>
  toUpload(await startUpload(tx, { purpose: 'own-listings', workspaceId, accountId, ...file }));
