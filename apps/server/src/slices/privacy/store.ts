import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { guestPasses } from '../../db/schema/guest-passes.ts';
import { privacyReceipts, retentionSettings } from '../../db/schema/outbound.ts';
import { people } from '../../db/schema/people.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';
import type { PersonalTable } from './personal-data.ts';

export type ReceiptRow = typeof privacyReceipts.$inferSelect;

/** Their addresses too: nothing leaves, and nothing is agreed, while they are being forgotten. */
export const lockPerson = async (tx: Tx, id: string) => {
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  await tx.execute(sql`select 1 from person_address where person_id = ${id} order by id for no key update`);
  return person;
};

export const findTold = async (
  tx: Tx,
  { table, told, where }: PersonalTable,
  personId: string,
): Promise<Record<string, unknown>[]> => {
  const found = await tx.execute<{ told: Record<string, unknown> }>(
    sql`select ${told} as told from ${sql.identifier(table)} t where ${where(personId)}`,
  );
  return found.rows.map(({ told: row }) => row);
};

/** How many rows it was about. */
export const blank = async (
  tx: Tx,
  { table, blanked, where }: PersonalTable,
  personId: string,
): Promise<number> => {
  const done = blanked
    ? await tx.execute(sql`${blanked} where ${where(personId)}`)
    : await tx.execute(sql`select 1 from ${sql.identifier(table)} t where ${where(personId)}`);
  return done.rowCount ?? 0;
};

export const deleteAttachments = (tx: Tx, personId: string) =>
  tx.execute(sql`delete from outbound_attachment t using outbound_message m, person_address a
    where m.id = t.message_id and a.id = m.person_address_id and a.person_id = ${personId}`);

/** What they refused stays refused, by hashes that say nothing of them. */
export const keepRefusals = (tx: Tx, personId: string) =>
  tx.execute(sql`select keep_refusals(a) from person_address a where a.person_id = ${personId}`);

export const deletePasses = (tx: Tx, personId: string) =>
  tx
    .delete(guestPasses)
    .where(
      sql`${guestPasses.kind} = 'preferences' and ${guestPasses.subjectId} in (select a.id from person_address a where a.person_id = ${personId})`,
    );

export const insertReceipt = async (
  tx: Tx,
  row: typeof privacyReceipts.$inferInsert,
): Promise<ReceiptRow> => {
  const [made] = await tx.insert(privacyReceipts).values(row).returning();
  if (!made) throw new Error('The receipt was not written.');
  return made;
};

export const findReceipts = (
  tx: Tx,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<(ReceiptRow & { atMicros: string })[]> =>
  tx
    .select({ ...getTableColumns(privacyReceipts), atMicros: microsOf(privacyReceipts.createdAt) })
    .from(privacyReceipts)
    .where(olderThan(privacyReceipts, after))
    .orderBy(...newestFirst(privacyReceipts))
    .limit(limit);

/** Undefined: nobody has chosen. */
export const findRetention = async (tx: Tx, workspaceId: string) =>
  (
    await tx
      .select({ messageMonths: retentionSettings.messageMonths })
      .from(retentionSettings)
      .where(eq(retentionSettings.workspaceId, workspaceId))
  )[0];

export const saveRetention = async (
  tx: Tx,
  workspaceId: string,
  messageMonths: number | null,
): Promise<void> => {
  await tx
    .insert(retentionSettings)
    .values({ workspaceId, messageMonths })
    .onConflictDoUpdate({
      target: retentionSettings.workspaceId,
      set: { messageMonths, changedAt: sql`now()` },
    });
};
