import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import { accounts } from '../../db/schema/identity.ts';
import { installations } from '../../db/schema/installation.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;
export type NewEnquiry = Omit<typeof enquiries.$inferInsert, 'id' | 'createdAt' | 'answeredAt'>;
type Kind = EnquiryRow['kind'];

export const insertEnquiry = async (tx: Tx, enquiry: NewEnquiry): Promise<EnquiryRow> => {
  const [row] = await tx.insert(enquiries).values(enquiry).returning();
  if (!row) throw new Error('The enquiry was not written.');
  return row;
};

export const findEnquiryRow = async (tx: Tx, id: string): Promise<EnquiryRow | undefined> =>
  (await tx.select().from(enquiries).where(eq(enquiries.id, id)))[0];

export const countSince = async (tx: Tx, email: string, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(enquiries)
    .where(and(eq(enquiries.email, email), gte(enquiries.createdAt, since)));
  return row?.count ?? 0;
};

/** The times of a kind that somebody has. */
export const findTakenTimes = async (tx: Tx, kind: Kind, from: Date): Promise<Date[]> => {
  const rows = await tx
    .select({ startsAt: enquiries.startsAt })
    .from(enquiries)
    .where(and(eq(enquiries.kind, kind), gte(enquiries.startsAt, from)));
  return rows.flatMap(({ startsAt }) => (startsAt ? [startsAt] : []));
};

export const findOperatorEmail = async (tx: Tx): Promise<string | undefined> => {
  const [row] = await tx
    .select({ email: accounts.email })
    .from(installations)
    .innerJoin(accounts, eq(accounts.id, installations.operatorAccountId));
  return row?.email;
};

export const findPage = (
  tx: Tx,
  { kind, after, limit }: { kind: Kind | undefined; after: NewestPosition | null; limit: number },
): Promise<(EnquiryRow & { atMicros: string })[]> =>
  tx
    .select({ ...getTableColumns(enquiries), atMicros: microsOf(enquiries.createdAt) })
    .from(enquiries)
    .where(olderThan(enquiries, after, kind && eq(enquiries.kind, kind)))
    .orderBy(...newestFirst(enquiries))
    .limit(limit);

export const setAnswered = async (tx: Tx, id: string, answered: boolean): Promise<EnquiryRow | undefined> => {
  const [row] = await tx
    .update(enquiries)
    .set({ answeredAt: answered ? sql`coalesce(${enquiries.answeredAt}, now())` : null })
    .where(eq(enquiries.id, id))
    .returning();
  return row;
};

export const deleteEnquiry = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(enquiries).where(eq(enquiries.id, id)).returning({ id: enquiries.id })).length > 0;

/** To the time that it was moved to, or to none: another enquiry may be known by that time. */
export const setStart = async (tx: Tx, id: string, startsAt: Date | null): Promise<void> => {
  const time = startsAt?.toISOString() ?? null;
  await tx.execute(sql`
    update enquiry e set starts_at = case when exists (select from enquiry o where o.kind = e.kind
      and o.starts_at = ${time}::timestamptz and o.id <> e.id) then null else ${time}::timestamptz end
    where e.id = ${id} and e.starts_at is not null`);
};
