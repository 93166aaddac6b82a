import { MEDIA_PIECE_BYTES } from '@propguard/rules/media/media-types';
import { and, asc, between, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { mediaObjects, mediaPieces } from '../../db/schema/media.ts';

export type MediaRow = typeof mediaObjects.$inferSelect;
type NewMedia = Omit<typeof mediaObjects.$inferInsert, 'id' | 'createdAt'>;

export const findMedia = async (tx: Tx, id: string): Promise<MediaRow | undefined> =>
  (
    await tx
      .select()
      .from(mediaObjects)
      .where(and(eq(mediaObjects.id, id), isNull(mediaObjects.smallOf)))
  )[0];

/** The smaller one where there is one, else the thing itself. */
export const findSmallest = async (tx: Tx, id: string): Promise<MediaRow | undefined> => {
  const rows = await tx
    .select()
    .from(mediaObjects)
    .where(or(eq(mediaObjects.smallOf, id), and(eq(mediaObjects.id, id), isNull(mediaObjects.smallOf))));
  return rows.find(({ smallOf }) => smallOf === id) ?? rows[0];
};

/** Null when the workspace has this content already. */
export const insertMedia = async (tx: Tx, row: NewMedia): Promise<MediaRow | undefined> =>
  (await tx.insert(mediaObjects).values(row).onConflictDoNothing().returning())[0];

export const findBySha256 = async (
  tx: Tx,
  { workspaceId, sha256 }: { workspaceId: string; sha256: Buffer },
): Promise<MediaRow | undefined> =>
  (
    await tx
      .select()
      .from(mediaObjects)
      .where(
        and(
          eq(mediaObjects.workspaceId, workspaceId),
          eq(mediaObjects.sha256, sha256),
          isNull(mediaObjects.smallOf),
        ),
      )
  )[0];

export const insertPiece = async (tx: Tx, piece: typeof mediaPieces.$inferInsert): Promise<void> => {
  await tx.insert(mediaPieces).values(piece);
};

/** The bytes from `start` up to `end`, the last not included: only the pieces that they lie in are read. */
export const readBytes = async (tx: Tx, objectId: string, start: number, end: number): Promise<Buffer[]> => {
  const first = Math.floor(start / MEDIA_PIECE_BYTES);
  const last = Math.floor((end - 1) / MEDIA_PIECE_BYTES);
  const pieces = await tx
    .select({ position: mediaPieces.position, content: mediaPieces.content })
    .from(mediaPieces)
    .where(and(eq(mediaPieces.objectId, objectId), between(mediaPieces.position, first, last)))
    .orderBy(asc(mediaPieces.position));
  if (pieces.length !== last - first + 1) throw new Error(`A piece of ${objectId} is missing.`);
  return pieces.map(({ position, content }) => {
    const begins = position * MEDIA_PIECE_BYTES;
    return content.subarray(Math.max(0, start - begins), Math.min(content.length, end - begins));
  });
};

export const deleteMedia = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx
      .delete(mediaObjects)
      .where(and(eq(mediaObjects.id, id), isNull(mediaObjects.smallOf)))
      .returning({ id: mediaObjects.id })
  ).length > 0;
