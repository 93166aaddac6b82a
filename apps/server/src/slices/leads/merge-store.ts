import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leadDistinctions, leadMerges } from '../../db/schema/leads.ts';

export type MergeRow = typeof leadMerges.$inferSelect;
export type Moved = MergeRow['moved'];

export const findMergesInto = (tx: Tx, keptId: string): Promise<MergeRow[]> =>
  tx
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.keptId, keptId), isNull(leadMerges.undoneAt)))
    .orderBy(desc(leadMerges.createdAt));

export const findMerge = async (tx: Tx, keptId: string, id: string): Promise<MergeRow | undefined> =>
  (
    await tx
      .select()
      .from(leadMerges)
      .where(and(eq(leadMerges.keptId, keptId), eq(leadMerges.id, id)))
  )[0];

export const insertMerge = async (tx: Tx, row: typeof leadMerges.$inferInsert): Promise<void> => {
  await tx.insert(leadMerges).values(row);
};

export const markMergeUndone = async (tx: Tx, id: string, undoneBy: string | null): Promise<boolean> =>
  (
    await tx
      .update(leadMerges)
      .set({ undoneAt: new Date(), undoneBy })
      .where(and(eq(leadMerges.id, id), isNull(leadMerges.undoneAt)))
      .returning({ id: leadMerges.id })
  ).length > 0;

/** Rows that are worked on go along; what is only added to stays where it is, and is read from there. */
const MOVED_TABLES = ['lead_note', 'lead_task', 'lead_interaction'] as const;

export const moveRows = async (tx: Tx, fromId: string, toId: string): Promise<Moved> => {
  const moved: Moved = [];
  for (const table of MOVED_TABLES) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update ${sql.identifier(table)} set lead_id = ${toId} where lead_id = ${fromId} returning id`,
    );
    moved.push(...rows.map(({ id }) => ({ table, id })));
  }
  return moved;
};

/** Exactly these, where they still are; how many were. */
export const putBack = async (
  tx: Tx,
  moved: Moved,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<number> => {
  let count = 0;
  for (const table of MOVED_TABLES) {
    const ids = moved.filter((one) => one.table === table).map(({ id }) => id);
    const { rows } = await tx.execute(
      sql`update ${sql.identifier(table)} set lead_id = ${toId}
        where lead_id = ${fromId} and id = any(${sql.param(ids)}::uuid[]) returning id`,
    );
    count += rows.length;
  }
  return count;
};

/** Rows that came to the kept lead after the merge. */
export const countLaterRows = async (tx: Tx, leadId: string, since: Date): Promise<number> => {
  let count = 0;
  for (const table of MOVED_TABLES) {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.identifier(table)} where lead_id = ${leadId} and created_at > ${since}`,
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
};

export const insertDistinction = async (tx: Tx, row: typeof leadDistinctions.$inferInsert): Promise<void> => {
  await tx.insert(leadDistinctions).values(row).onConflictDoNothing();
};

export type Candidate = {
  id: string;
  name: string | null;
  postcode: string | null;
  emails: string[] | null;
  phones: string[] | null;
};

const FACTS = sql`l.id, p.name, p.postcode,
  (select array_agg(a.value) from person_address a where a.person_id = l.person_id and a.kind = 'email') as emails,
  (select array_agg(a.value) from person_address a where a.person_id = l.person_id and a.kind in ('phone', 'whatsapp')) as phones`;

export const findCandidate = async (tx: Tx, id: string): Promise<Candidate | undefined> =>
  (
    await tx.execute<Candidate>(
      sql`select ${FACTS} from lead l join person p on p.id = l.person_id where l.id = ${id}`,
    )
  ).rows[0];

const CANDIDATES_MOST = 50;
/** Who shares a name, the end of a number or the part of an address before the @; nobody who was said to be another. */
export const findCandidates = async (
  tx: Tx,
  {
    id,
    nameKey,
    tails,
    locals,
  }: { id: string; nameKey: string; tails: readonly string[]; locals: readonly string[] },
): Promise<Candidate[]> => {
  const words = nameKey.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isName =
    words.length > 1
      ? sql`(l.name_key = ${nameKey} or (l.name_key like ${`${first.charAt(0).replace(/[\\%_]/g, '')}%`}
          and split_part(l.name_key, ' ', -1) = ${last}))`
      : sql`false`;
  const isAddress = sql`l.person_id in (select a.person_id from person_address a
    where (a.kind in ('phone', 'whatsapp') and right(a.value, 8) = any(${sql.param([...tails])}::text[]))
      or (a.kind = 'email' and split_part(a.value, '@', 1) = any(${sql.param([...locals])}::text[])))`;
  return (
    await tx.execute<Candidate>(sql`
      select ${FACTS} from lead l join person p on p.id = l.person_id
      where l.merged_into is null and l.id <> ${id} and (${isName} or ${isAddress})
        and not exists (select from lead_distinction d
          where d.one_id = least(l.id, ${id}::uuid) and d.other_id = greatest(l.id, ${id}::uuid))
      limit ${CANDIDATES_MOST}`)
  ).rows;
};
