import type { Upload } from '@propguard/protocol/uploads';
import type { Tx } from '../../db/database.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { toUpload } from '../../intake/view.ts';

type NewLayerFile = { fileName: string; sizeBytes: number; accountId: string };

export const startLayerUpload = async (tx: Tx, file: NewLayerFile): Promise<Upload> =>
  toUpload(await startUpload(tx, { purpose: 'hazard-layer', workspaceId: null, ...file }));
