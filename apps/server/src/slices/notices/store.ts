import { type NoticeKind, type NoticeMail, USUAL_NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import type { Role } from '@propguard/rules/workspaces/roles';
import { ROLES } from '@propguard/rules/workspaces/roles';
import { and, asc, count, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { accounts } from '../../db/schema/identity.ts';
import { noticeChoices, notices } from '../../db/schema/notices.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type NoticeRow = typeof notices.$inferSelect;
export type Reached = { memberId: string; accountId: string; zone: string };

/** An agent has a zone of their own; the others live by the workspace's clocks. */
const zoneOfMember = sql<string>`coalesce(${agents.zone}, ${workspaces.timeZone})`;

const reached = (tx: Tx, where: SQL | undefined): Promise<Reached[]> =>
  tx
    .select({ memberId: members.id, accountId: members.accountId, zone: zoneOfMember })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .leftJoin(agents, and(eq(agents.memberId, members.id), eq(agents.workspaceId, members.workspaceId)))
    .where(where)
    // Always in one order: two who tell the same members at once wait for each other, and never in a circle.
    .orderBy(asc(members.id));

export const findMembers = (tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Reached[]> =>
  reached(tx, and(eq(members.workspaceId, workspaceId), inArray(members.id, [...ids])));

export const findMembersFrom = (tx: Tx, workspaceId: string, least: Role): Promise<Reached[]> =>
  reached(
    tx,
    and(eq(members.workspaceId, workspaceId), inArray(members.role, ROLES.slice(ROLES.indexOf(least)))),
  );

export const findMembersOfAgents = (
  tx: Tx,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<Reached[]> =>
  reached(tx, and(eq(members.workspaceId, workspaceId), inArray(agents.id, [...agentIds])));

export const findMemberOfAccount = async (
  tx: Tx,
  workspaceId: string,
  accountId: string,
): Promise<Reached | undefined> =>
  (await reached(tx, and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId))))[0];

/** Members who chose for this kind otherwise than the product would. */
export const findMailOf = async (
  tx: Tx,
  kind: NoticeKind,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeMail>> => {
  const rows = await tx
    .select({ memberId: noticeChoices.memberId, mail: noticeChoices.mail })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.kind, kind), inArray(noticeChoices.memberId, [...memberIds])));
  return new Map(rows.map(({ memberId, mail }) => [memberId, mail]));
};

/** Only those that were not told of it yet. */
export const insertNotices = (tx: Tx, rows: (typeof notices.$inferInsert)[]): Promise<NoticeRow[]> =>
  tx.insert(notices).values(rows).onConflictDoNothing().returning();

export const finishByKey = async (tx: Tx, workspaceId: string, key: string): Promise<boolean> =>
  (
    await tx
      .update(notices)
      .set({ doneAt: sql`now()` })
      .where(and(eq(notices.workspaceId, workspaceId), eq(notices.key, key), isNull(notices.doneAt)))
      .returning({ id: notices.id })
  ).length > 0;

export const findNotices = (
  tx: Tx,
  { memberId, onlyOpen }: { memberId: string; onlyOpen: boolean },
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<(NoticeRow & NewestPosition)[]> =>
  tx
    .select({ ...getTableColumns(notices), atMicros: microsOf(notices.createdAt) })
    .from(notices)
    .where(
      olderThan(
        notices,
        after,
        and(eq(notices.memberId, memberId), onlyOpen ? isNull(notices.doneAt) : undefined),
      ),
    )
    .orderBy(...newestFirst(notices))
    .limit(limit);

export const countNotices = async (tx: Tx, memberId: string): Promise<{ open: number; unseen: number }> =>
  (
    await tx
      .select({ open: count(), unseen: sql<number>`(count(*) filter (where seen_at is null))::int` })
      .from(notices)
      .where(and(eq(notices.memberId, memberId), isNull(notices.doneAt)))
  )[0] ?? { open: 0, unseen: 0 };

const MARKS = {
  seen: { seenAt: sql`coalesce(seen_at, now())` },
  done: { seenAt: sql`coalesce(seen_at, now())`, doneAt: sql`coalesce(done_at, now())` },
  open: { doneAt: null },
};

export const markNoticesOf = async (
  tx: Tx,
  memberId: string,
  { ids, as }: { ids: readonly string[]; as: keyof typeof MARKS },
): Promise<void> => {
  await tx
    .update(notices)
    .set(MARKS[as])
    .where(and(eq(notices.memberId, memberId), inArray(notices.id, [...ids])));
};

export const findChoices = (tx: Tx, memberId: string): Promise<(typeof noticeChoices.$inferSelect)[]> =>
  tx.select().from(noticeChoices).where(eq(noticeChoices.memberId, memberId));

type Choice = {
  workspaceId: string;
  memberId: string;
  kind: NoticeKind;
  mail: NoticeMail | undefined;
  push: boolean | undefined;
};

/** What is not named stays as it is. */
export const saveChoice = async (tx: Tx, { mail, push, ...of }: Choice): Promise<void> => {
  const set = { ...(mail !== undefined && { mail }), ...(push !== undefined && { push }) };
  if (Object.keys(set).length === 0) return;
  await tx
    .insert(noticeChoices)
    .values({ ...of, mail: USUAL_NOTICE_MAIL[of.kind], ...set })
    .onConflictDoUpdate({ target: [noticeChoices.memberId, noticeChoices.kind], set });
};

/** Whoever has no address of their own, as a visitor, gets no mail. */
export const findReader = async (
  tx: Tx,
  memberId: string,
): Promise<{ name: string; email: string; workspace: string; zone: string } | undefined> =>
  (
    await tx
      .select({
        name: accounts.name,
        email: accounts.email,
        workspace: workspaces.name,
        zone: zoneOfMember,
      })
      .from(members)
      .innerJoin(accounts, eq(accounts.id, members.accountId))
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .leftJoin(agents, and(eq(agents.memberId, members.id), eq(agents.workspaceId, members.workspaceId)))
      .where(and(eq(members.id, memberId), eq(accounts.isAnonymous, false)))
  )[0];

/** What is still to be mailed, marked as mailed in this transaction: the oldest first. */
export const takeUnmailed = async (
  tx: Tx,
  memberId: string,
  mail: Exclude<NoticeMail, 'none'>,
): Promise<NoticeRow[]> => {
  const taken = await tx
    .update(notices)
    .set({ mailedAt: sql`now()` })
    .where(
      and(
        eq(notices.memberId, memberId),
        eq(notices.mail, mail),
        isNull(notices.mailedAt),
        isNull(notices.doneAt),
        // Who has seen it on the screen needs no letter about it a moment later.
        mail === 'at-once' ? isNull(notices.seenAt) : undefined,
      ),
    )
    .returning();
  return taken.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
