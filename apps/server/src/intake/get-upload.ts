import type { Upload } from '@propguard/protocol/uploads';
import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import type { Tx } from '../db/database.ts';
import { fail } from '../fail.ts';
import { findUpload } from './store.ts';
import { toUpload } from './view.ts';

export const getUpload = async ({ tx }: { tx: Tx }, purpose: UploadPurpose, id: string): Promise<Upload> => {
  const upload = await findUpload(tx, id);
  if (upload?.purpose !== purpose) throw fail('NOT_FOUND');
  return toUpload(upload);
};
