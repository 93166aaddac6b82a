import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { LARGEST_LAYER_FILE_BYTES } from '@propguard/rules/hazards/layer-imports';
import type { Context } from '../../context.ts';
import { fail, invalid } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { importHazardLayerJob } from './jobs.ts';
import {
  deleteUpload,
  deleteUploadsBefore,
  insertUpload,
  insertUploadPart,
  setUploadSize,
} from './upload-store.ts';

const PART_BYTES = 1024 * 1024;
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/** Pieces of one size, whatever the network delivers. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

const tooLarge = () =>
  fail('PAYLOAD_TOO_LARGE', {
    fields: [
      { field: 'file', message: `A layer may have at most ${LARGEST_LAYER_FILE_BYTES / MEGABYTE} MB.` },
    ],
  });

/** Keeps the file as it arrives and queues the job that reads it. A file that did not arrive whole leaves nothing. */
export const receiveLayer = async (
  { services, principal }: { services: Context; principal: { account: { id: string } } },
  { facts, file }: { facts: LayerImport; file: File },
): Promise<{ jobId: string }> => {
  const { database, queue } = services;
  if (file.size > LARGEST_LAYER_FILE_BYTES) throw tooLarge();
  const uploadId = await database.asInstallation(async (tx) => {
    await deleteUploadsBefore(tx, new Date(Date.now() - KEPT_MS));
    return insertUpload(tx);
  });
  try {
    let sizeBytes = 0;
    let position = 0;
    for await (const content of inParts(file.stream())) {
      sizeBytes += content.byteLength;
      if (sizeBytes > LARGEST_LAYER_FILE_BYTES) throw tooLarge();
      const part = { uploadId, position, content };
      await database.asInstallation((tx) => insertUploadPart(tx, part));
      position += 1;
    }
    if (sizeBytes === 0) throw invalid({ field: 'file', message: 'The file is empty.' });
    return await database.asInstallation(async (tx) => {
      await setUploadSize(tx, uploadId, sizeBytes);
      const jobId = await enqueue(queue.boss, tx, importHazardLayerJob, {
        workspaceId: null,
        accountId: principal.account.id,
        input: { uploadId, facts },
      });
      return { jobId };
    });
  } catch (error) {
    await database.asInstallation((tx) => deleteUpload(tx, uploadId));
    throw error;
  }
};
