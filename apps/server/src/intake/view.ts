import type { Upload } from '@propguard/protocol/uploads';
import type { UploadRow } from './store.ts';

export const toUpload = ({ id, fileName, sizeBytes, receivedBytes, expiresAt }: UploadRow): Upload => ({
  id,
  fileName,
  sizeBytes,
  receivedBytes,
  expiresAt: expiresAt.toISOString(),
});
