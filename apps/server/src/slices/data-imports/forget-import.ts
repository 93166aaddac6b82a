import type { TxScope } from '../../access/any-scope.ts';
import { discardUpload } from '../../intake/use-upload.ts';
import { deleteImport } from './store.ts';

/** With its file and everything that was read of it. */
export const forgetImport = async (
  { tx }: TxScope,
  { id, uploadId }: { id: string; uploadId: string | null },
): Promise<void> => {
  await deleteImport(tx, id);
  await discardUpload(tx, uploadId);
};
