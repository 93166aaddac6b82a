import type { Upload } from '@propguard/protocol/uploads';
import { LARGEST_LAYER_FILE_BYTES, LAYER_FILE_KEPT_DAYS } from '@propguard/rules/hazards/layer-imports';
import type { Tx } from '../../db/database.ts';
import { demandAtMost, demandNotEmpty } from '../uploads/demand-size.ts';
import { deleteUploadsBefore, insertUpload } from './upload-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEBIBYTE = 1024 * 1024;

export const startLayerUpload = async (tx: Tx, sizeBytes: number): Promise<Upload> => {
  demandNotEmpty(sizeBytes);
  demandAtMost(
    LARGEST_LAYER_FILE_BYTES,
    sizeBytes,
    `A layer may have at most ${LARGEST_LAYER_FILE_BYTES / MEBIBYTE} MB.`,
  );
  await deleteUploadsBefore(tx, new Date(Date.now() - LAYER_FILE_KEPT_DAYS * DAY_MS));
  return { id: await insertUpload(tx, sizeBytes), sizeBytes, receivedBytes: 0 };
};
