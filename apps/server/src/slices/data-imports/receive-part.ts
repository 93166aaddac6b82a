import { hash } from 'node:crypto';
import type { DataImport } from '@propguard/protocol/data-imports';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { Tx } from '../../db/database.ts';
import { fail, invalid } from '../../fail.ts';
import { showImport } from './get-import.ts';
import { changeImport, insertPart, lockImport } from './store.ts';

type Part = { id: string; position: number; content: File };

/** Parts come in order, all full but the last. One that was received already is as good as received again. */
export const receivePart = async (tx: Tx, { id, position, content }: Part): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading') throw fail('CONFLICT');
  const expected = row.receivedBytes / PART_BYTES;
  if (position < expected) return showImport(tx, id);
  if (position > expected)
    throw invalid({ field: 'position', message: `Part ${Math.ceil(expected)} is expected next.` });
  const due = Math.min(PART_BYTES, row.sizeBytes - row.receivedBytes);
  if (content.size !== due || due === 0)
    throw invalid({
      field: 'content',
      message: `This part must have ${due} bytes, and has ${content.size}.`,
    });
  const bytes = Buffer.from(await content.arrayBuffer());
  await insertPart(tx, { importId: id, position, content: bytes, sha256: hash('sha256', bytes, 'buffer') });
  await changeImport(tx, id, { receivedBytes: row.receivedBytes + bytes.length });
  return showImport(tx, id);
};
