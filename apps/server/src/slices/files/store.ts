import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { storedFiles } from '../../db/schema/files.ts';

/** Expired files are as good as gone, whether housekeeping has come round or not. */
export const findFile = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ name: storedFiles.name, mediaType: storedFiles.mediaType, content: storedFiles.content })
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), gt(storedFiles.expiresAt, sql`now()`)));
  return row;
};

export const insertFile = async (tx: Tx, file: typeof storedFiles.$inferInsert): Promise<string> => {
  const [row] = await tx.insert(storedFiles).values(file).returning({ id: storedFiles.id });
  if (!row) throw new Error('The file was not written.');
  return row.id;
};
