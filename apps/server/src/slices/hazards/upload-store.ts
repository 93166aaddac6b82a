import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hazardUploadParts, hazardUploads } from '../../db/schema/hazards.ts';

export const insertUpload = async (tx: Tx): Promise<string> => {
  const [row] = await tx.insert(hazardUploads).values({}).returning({ id: hazardUploads.id });
  if (!row) throw new Error('The upload was not written.');
  return row.id;
};

export const insertUploadPart = async (
  tx: Tx,
  part: { uploadId: string; position: number; content: Buffer },
): Promise<void> => {
  await tx.insert(hazardUploadParts).values(part);
};

export const setUploadSize = async (tx: Tx, id: string, sizeBytes: number): Promise<void> => {
  await tx.update(hazardUploads).set({ sizeBytes }).where(eq(hazardUploads.id, id));
};

export const findUploadSize = async (tx: Tx, id: string): Promise<number | undefined> => {
  const [row] = await tx
    .select({ sizeBytes: hazardUploads.sizeBytes })
    .from(hazardUploads)
    .where(eq(hazardUploads.id, id));
  return row?.sizeBytes;
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
