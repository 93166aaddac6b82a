import type { Upload } from '@propguard/protocol/uploads';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { toUpload } from '../../intake/view.ts';

type NewLayerFile = { fileName: string; sizeBytes: number };

export const startLayerUpload = async (
  { tx, accountId }: InstallationScope,
  file: NewLayerFile,
): Promise<Upload> =>
  toUpload(await startUpload(tx, { purpose: 'hazard-layer', workspaceId: null, accountId, ...file }));
