import type { Upload } from '@propguard/protocol/uploads';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { and, count, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hazardUploadParts, hazardUploads } from '../../db/schema/hazards.ts';

export const insertUpload = async (tx: Tx, sizeBytes: number): Promise<string> => {
  const [row] = await tx.insert(hazardUploads).values({ sizeBytes }).returning({ id: hazardUploads.id });
  if (!row) throw new Error('The upload was not written.');
  return row.id;
};

/** All parts but the last are full: how many there are says how much has arrived. */
export const lockUpload = async (tx: Tx, id: string): Promise<Upload | undefined> => {
  const [row] = await tx
    .select({ id: hazardUploads.id, sizeBytes: hazardUploads.sizeBytes })
    .from(hazardUploads)
    .where(eq(hazardUploads.id, id))
    .for('update');
  if (!row) return undefined;
  const [parts] = await tx
    .select({ count: count() })
    .from(hazardUploadParts)
    .where(eq(hazardUploadParts.uploadId, id));
  return { ...row, receivedBytes: Math.min(row.sizeBytes, (parts?.count ?? 0) * PART_BYTES) };
};

export const insertUploadPart = async (
  tx: Tx,
  part: { uploadId: string; position: number; content: Buffer },
): Promise<void> => {
  await tx.insert(hazardUploadParts).values(part);
};

export const findUploadPart = async (
  tx: Tx,
  uploadId: string,
  position: number,
): Promise<Buffer | undefined> => {
  const [row] = await tx
    .select({ content: hazardUploadParts.content })
    .from(hazardUploadParts)
    .where(and(eq(hazardUploadParts.uploadId, uploadId), eq(hazardUploadParts.position, position)));
  return row?.content;
};

export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(hazardUploads).where(eq(hazardUploads.id, id));
};

export const deleteUploadsBefore = async (tx: Tx, day: Date): Promise<void> => {
  await tx.delete(hazardUploads).where(lt(hazardUploads.createdAt, day));
};
