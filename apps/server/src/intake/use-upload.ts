import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import type { Tx } from '../db/database.ts';
import { fail, invalid } from '../fail.ts';
import { changeUpload, deleteUpload, lockUpload, type UploadRow } from './store.ts';

type CompleteUpload = UploadRow & { contentHash: string };

/** The file as it was announced, whole. `field` is what the caller names it by. */
export const requireComplete = async (
  tx: Tx,
  purpose: UploadPurpose,
  id: string | null,
  field = 'id',
): Promise<CompleteUpload> => {
  const upload = id === null ? undefined : await lockUpload(tx, purpose, id);
  if (!upload) throw fail('NOT_FOUND');
  const { sizeBytes, receivedBytes, contentHash } = upload;
  if (contentHash === null)
    throw invalid({
      field,
      message: `The file isn’t complete: ${receivedBytes} of ${sizeBytes} bytes have arrived.`,
    });
  return { ...upload, contentHash };
};

/** Work on the file has begun: it takes no part any more, and does not expire. */
export const holdUpload = async (tx: Tx, id: string | null): Promise<void> => {
  if (id !== null) await changeUpload(tx, id, { state: 'in-use' });
};

/** Work on the file has ended, and may begin anew: it expires as if it had never been used. */
export const restUpload = async (tx: Tx, id: string | null): Promise<void> => {
  if (id !== null) await changeUpload(tx, id, { state: 'complete' });
};

/** The file is used up, or no longer wanted. Whoever stays lets go of it first: what names it goes with it. */
export const discardUpload = async (tx: Tx, id: string | null): Promise<void> => {
  if (id !== null) await deleteUpload(tx, id);
};
