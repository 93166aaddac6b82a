import { hash } from 'node:crypto';
import type { DataImport } from '@propguard/protocol/data-imports';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { admitPart } from '../uploads/admit-part.ts';
import { showImport } from './get-import.ts';
import { changeImport, insertPart, lockImport } from './store.ts';

type Part = { id: string; position: number; content: File };

export const receivePart = async (tx: Tx, { id, position, content }: Part): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading') throw fail('CONFLICT');
  if (!admitPart(row, { position, content })) return showImport(tx, id);
  const bytes = Buffer.from(await content.arrayBuffer());
  await insertPart(tx, { importId: id, position, content: bytes, sha256: hash('sha256', bytes, 'buffer') });
  await changeImport(tx, id, { receivedBytes: row.receivedBytes + bytes.length });
  return showImport(tx, id);
};
