import type { DataImport } from '@propguard/protocol/data-imports';
import { UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import type { Tx } from '../../db/database.ts';
import { demandAtMost } from '../uploads/demand-size.ts';
import { showImport } from './get-import.ts';
import { insertImport } from './store.ts';

const MEBIBYTE = 1024 * 1024;

type NewUpload = { fileName: string; sizeBytes: number; accountId: string };

export const startUpload = async (tx: Tx, upload: NewUpload): Promise<DataImport> => {
  demandAtMost(
    UPLOAD_MAX_BYTES,
    upload.sizeBytes,
    `A file of at most ${UPLOAD_MAX_BYTES / MEBIBYTE} MB can be uploaded. Larger ones are imported on the server: npm run import -- FILE`,
  );
  const id = await insertImport(tx, {
    state: 'uploading',
    fileName: upload.fileName,
    sizeBytes: upload.sizeBytes,
    createdBy: upload.accountId,
  });
  return showImport(tx, id);
};
