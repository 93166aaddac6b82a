import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { uploadParts, uploads } from '../db/schema/uploads.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** What has expired is as good as gone, whether the clean-up has come round or not. */
const isThere = (id: string) =>
  and(eq(uploads.id, id), or(eq(uploads.state, 'in-use'), gt(uploads.expiresAt, sql`now()`)));

export const insertUpload = async (tx: Tx, upload: typeof uploads.$inferInsert): Promise<UploadRow> => {
  const [row] = await tx.insert(uploads).values(upload).returning();
  if (!row) throw new Error('The upload was not written.');
  return row;
};

export const findUpload = async (tx: Tx, id: string): Promise<UploadRow | undefined> =>
  (await tx.select().from(uploads).where(isThere(id)))[0];

/** Holds the row until the transaction ends; one of another purpose is not found. */
export const lockUpload = async (
  tx: Tx,
  purpose: UploadPurpose,
  id: string,
): Promise<UploadRow | undefined> =>
  (
    await tx
      .select()
      .from(uploads)
      .where(and(isThere(id), eq(uploads.purpose, purpose)))
      .for('update')
  )[0];

export const changeUpload = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<UploadRow, 'receivedBytes' | 'contentHash' | 'state'>>,
): Promise<void> => {
  await tx.update(uploads).set(change).where(eq(uploads.id, id));
};

export const insertPart = async (tx: Tx, part: typeof uploadParts.$inferInsert): Promise<void> => {
  await tx.insert(uploadParts).values(part);
};

export const findPart = async (tx: Tx, uploadId: string, position: number): Promise<Buffer | undefined> => {
  const [row] = await tx
    .select({ content: uploadParts.content })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.position, position)));
  return row?.content;
};

export const findPartHashes = async (tx: Tx, uploadId: string): Promise<Buffer[]> => {
  const rows = await tx
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.position));
  return rows.map((row) => row.sha256);
};

export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(uploads).where(eq(uploads.id, id));
};
