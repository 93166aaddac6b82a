import { TOO_LARGE_TEXTS } from '@propguard/protocol/upload-texts';
import { UPLOADS, type UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import type { Tx } from '../db/database.ts';
import { fail, invalid } from '../fail.ts';
import { contentHash } from './content-hash.ts';
import { insertUpload, type UploadRow } from './store.ts';

const MEBIBYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

type NewUpload = {
  purpose: UploadPurpose;
  /** Null: the installation's own. */
  workspaceId: string | null;
  accountId: string | null;
  fileName: string;
  sizeBytes: number;
};

/** A file is announced, in the transaction that writes what it is for. One that is too large is refused before it is sent. */
export const startUpload = async (
  tx: Tx,
  { purpose, workspaceId, accountId, fileName, sizeBytes }: NewUpload,
): Promise<UploadRow> => {
  const { mostBytes, keptDays, mayBeEmpty } = UPLOADS[purpose];
  if (sizeBytes === 0 && !mayBeEmpty) throw invalid({ field: 'sizeBytes', message: 'The file is empty.' });
  if (sizeBytes > mostBytes)
    throw fail('PAYLOAD_TOO_LARGE', {
      fields: [{ field: 'sizeBytes', message: TOO_LARGE_TEXTS[purpose](mostBytes / MEBIBYTE) }],
    });
  return insertUpload(tx, {
    workspaceId,
    purpose,
    fileName,
    sizeBytes,
    ...(sizeBytes === 0 ? { state: 'complete', contentHash: contentHash([]) } : { state: 'receiving' }),
    createdBy: accountId,
    expiresAt: new Date(Date.now() + keptDays * DAY_MS),
  });
};
