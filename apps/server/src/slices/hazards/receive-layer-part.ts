import type { Upload, UploadPart } from '@propguard/protocol/uploads';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { admitPart } from '../uploads/admit-part.ts';
import { insertUploadPart, lockUpload } from './upload-store.ts';

export const receiveLayerPart = async (tx: Tx, { id, position, content }: UploadPart): Promise<Upload> => {
  const upload = await lockUpload(tx, id);
  if (!upload) throw fail('NOT_FOUND');
  if (!admitPart(upload, { position, content })) return upload;
  const bytes = Buffer.from(await content.arrayBuffer());
  await insertUploadPart(tx, { uploadId: id, position, content: bytes });
  return { ...upload, receivedBytes: upload.receivedBytes + bytes.length };
};
