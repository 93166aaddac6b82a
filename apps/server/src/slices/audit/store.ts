import type { AuditAction } from '@propguard/rules/lending/audit-trail';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, rowsBuiltOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { auditRecords } from '../../db/schema/audit.ts';
import { accounts } from '../../db/schema/identity.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import type { AuditRecordRow } from './record-digest.ts';

const ofChain = (workspaceId: string | null): SQL =>
  workspaceId === null ? isNull(auditRecords.workspaceId) : eq(auditRecords.workspaceId, workspaceId);

export const lockChain = async (tx: Tx, workspaceId: string | null): Promise<void> => {
  const name = `audit:${workspaceId ?? 'installation'}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

const selectLast = builtOnce((statements, { workspaceId }: { workspaceId: string | null }) =>
  statements
    .select()
    .from(auditRecords)
    .where(ofChain(workspaceId))
    .orderBy(desc(auditRecords.position))
    .limit(1),
);
export const findLastRecord = async (
  tx: Tx,
  workspaceId: string | null,
): Promise<AuditRecordRow | undefined> => (await selectLast(tx, { workspaceId }))[0];

type NewRow = typeof auditRecords.$inferInsert;
const insertNew = rowsBuiltOnce((statements, rows: NewRow[]) => statements.insert(auditRecords).values(rows));
export const insertRecords = async (tx: Tx, records: readonly NewRow[]): Promise<void> => {
  await insertNew(tx, records);
};

export const findBeginning = async (tx: Tx, entryId: string): Promise<AuditRecordRow | undefined> => {
  const [row] = await tx
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.entryId, entryId), eq(auditRecords.status, 'IN_PROGRESS')));
  return row;
};

/** The first that ended well of this kind on this subject, from an instant on. */
export const findCompletion = async (
  tx: Tx,
  {
    workspaceId,
    action,
    subjectId,
    from,
  }: { workspaceId: string; action: AuditAction; subjectId: string; from: Date },
): Promise<AuditRecordRow | undefined> => {
  const [row] = await tx
    .select()
    .from(auditRecords)
    .where(
      and(
        ofChain(workspaceId),
        eq(auditRecords.action, action),
        eq(auditRecords.subjectId, subjectId),
        eq(auditRecords.status, 'COMPLETED'),
        gte(auditRecords.at, from),
      ),
    )
    .orderBy(asc(auditRecords.position))
    .limit(1);
  return row;
};

export const workspaceExists = async (tx: Tx, workspaceId: string): Promise<boolean> => {
  const rows = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId));
  return rows.length > 0;
};

/** In the order of the chain, after a position. */
export const findRecords = (
  tx: Tx,
  { workspaceId, after, limit }: { workspaceId: string | null; after: number; limit: number },
): Promise<AuditRecordRow[]> =>
  tx
    .select()
    .from(auditRecords)
    .where(and(ofChain(workspaceId), gt(auditRecords.position, after)))
    .orderBy(asc(auditRecords.position))
    .limit(limit);

const endings = alias(auditRecords, 'ending');

/** Entries as people see them: the beginning with the end, if there is one yet, newest first. */
export const findEntries = (
  tx: Tx,
  { workspaceId, before, limit }: { workspaceId: string | null; before: number | null; limit: number },
) =>
  tx
    .select({
      beginning: auditRecords,
      endStatus: endings.status,
      endedAt: endings.at,
      actorName: accounts.name,
    })
    .from(auditRecords)
    .leftJoin(endings, and(eq(endings.entryId, auditRecords.entryId), ne(endings.status, 'IN_PROGRESS')))
    .leftJoin(accounts, eq(accounts.id, auditRecords.actorId))
    .where(
      and(
        ofChain(workspaceId),
        eq(auditRecords.status, 'IN_PROGRESS'),
        before === null ? undefined : lt(auditRecords.position, before),
      ),
    )
    .orderBy(desc(auditRecords.position))
    .limit(limit);
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export const findLastCompletion = async (
  tx: Tx,
  workspaceId: string,
  actions: readonly AuditAction[],
): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: auditRecords.at })
    .from(auditRecords)
    .where(
      and(
        ofChain(workspaceId),
        inArray(auditRecords.action, [...actions]),
        eq(auditRecords.status, 'COMPLETED'),
      ),
    )
    .orderBy(desc(auditRecords.position))
    .limit(1);
  return row?.at ?? null;
};
