import type { DataImport } from '@propguard/protocol/data-imports';
import { UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { showImport } from './get-import.ts';
import { insertImport } from './store.ts';

const MEBIBYTE = 1024 * 1024;

const tooLarge = () =>
  fail('PAYLOAD_TOO_LARGE', {
    fields: [
      {
        field: 'sizeBytes',
        message: `A file of at most ${UPLOAD_MAX_BYTES / MEBIBYTE} MB can be uploaded. Larger ones are imported on the server: npm run import -- FILE`,
      },
    ],
  });

type NewUpload = { fileName: string; sizeBytes: number; accountId: string };

/** Announces a file; one that is too large is refused before any of it is sent. */
export const startUpload = async (tx: Tx, upload: NewUpload): Promise<DataImport> => {
  if (upload.sizeBytes > UPLOAD_MAX_BYTES) throw tooLarge();
  const id = await insertImport(tx, {
    state: 'uploading',
    fileName: upload.fileName,
    sizeBytes: upload.sizeBytes,
    createdBy: upload.accountId,
  });
  return showImport(tx, id);
};
