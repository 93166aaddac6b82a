import { hash } from 'node:crypto';
import type { Upload, UploadPart } from '@propguard/protocol/uploads';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import type { Tx } from '../db/database.ts';
import { fail, invalid } from '../fail.ts';
import { contentHash } from './content-hash.ts';
import { changeUpload, findPartHashes, insertPart, lockUpload, type UploadRow } from './store.ts';
import { toUpload } from './view.ts';

/** Parts come in order, all full but the last. */
const demandNext = ({ sizeBytes, receivedBytes }: UploadRow, position: number, size: number): void => {
  const expected = Math.ceil(receivedBytes / PART_BYTES);
  if (position !== expected)
    throw invalid({ field: 'position', message: `Part ${expected} is expected next.` });
  const due = Math.min(PART_BYTES, sizeBytes - receivedBytes);
  if (size !== due || due === 0)
    throw invalid({ field: 'content', message: `This part must have ${due} bytes, but has ${size}.` });
};

/** One that was received already is as good as received again, if it is the same. */
const demandSame = (sent: Buffer, received: Buffer | undefined, position: number): void => {
  if (!received?.equals(sent))
    throw invalid({
      field: 'content',
      message: `Part ${position} was received before with different content.`,
    });
};

export const receivePart = async (
  { tx }: { tx: Tx },
  purpose: UploadPurpose,
  { id, position, content }: UploadPart,
): Promise<Upload> => {
  const upload = await lockUpload(tx, purpose, id);
  if (!upload) throw fail('NOT_FOUND');
  if (upload.state === 'in-use') throw fail('CONFLICT');
  const bytes = Buffer.from(await content.arrayBuffer());
  const sha256 = hash('sha256', bytes, 'buffer');
  if (position < upload.receivedBytes / PART_BYTES) {
    demandSame(sha256, (await findPartHashes(tx, id))[position], position);
    return toUpload(upload);
  }
  demandNext(upload, position, bytes.length);
  await insertPart(tx, { uploadId: id, workspaceId: upload.workspaceId, position, content: bytes, sha256 });
  const receivedBytes = upload.receivedBytes + bytes.length;
  await changeUpload(tx, id, {
    receivedBytes,
    ...(receivedBytes === upload.sizeBytes
      ? { state: 'complete', contentHash: contentHash(await findPartHashes(tx, id)) }
      : {}),
  });
  return toUpload({ ...upload, receivedBytes });
};
