import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { installations, nodes } from '../../db/schema/installation.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { backups } from '../../db/schema/running.ts';
import { members } from '../../db/schema/workspaces.ts';

const KEPT_ROWS = 200;
const HEARD_WITHIN_SECONDS = 30;
/** Any number will do; it must only be the same on every node. */
const BACKUP_LOCK = 727_264_002;

export type BackupRow = typeof backups.$inferSelect;

export const findNewestBackups = (tx: Tx, limit: number): Promise<BackupRow[]> =>
  tx.select().from(backups).orderBy(desc(backups.startedAt)).limit(limit);

export const findLastSuccess = async (tx: Tx): Promise<BackupRow | null> =>
  (
    await tx
      .select()
      .from(backups)
      .where(eq(backups.state, 'succeeded'))
      .orderBy(desc(backups.startedAt))
      .limit(1)
  )[0] ?? null;

export const lockBackups = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
};

export const findOpenBackupJob = async (tx: Tx, kind: string): Promise<string | null> =>
  (
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.workspaceId), eq(jobs.kind, kind), inArray(jobs.state, ['queued', 'running'])))
      .limit(1)
  )[0]?.id ?? null;

/** What an earlier worker left behind unfinished, nobody goes on with. */
export const beginBackup = async (tx: Tx, jobId: string): Promise<string> => {
  await tx
    .update(backups)
    .set({ state: 'failed', endedAt: new Date(), error: 'It was interrupted.' })
    .where(eq(backups.state, 'running'));
  const [row] = await tx.insert(backups).values({ jobId }).returning({ id: backups.id });
  if (!row) throw new Error('The backup was not written down.');
  await tx.execute(sql`delete from backup where id in (
    select id from backup order by started_at desc offset ${KEPT_ROWS})`);
  return row.id;
};

export const endBackup = async (tx: Tx, id: string, change: Partial<BackupRow>): Promise<void> => {
  await tx
    .update(backups)
    .set({ ...change, endedAt: new Date() })
    .where(eq(backups.id, id));
};

export const findOperatorMember = async (tx: Tx, workspaceId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ id: members.id })
      .from(members)
      .innerJoin(installations, eq(installations.operatorAccountId, members.accountId))
      .where(eq(members.workspaceId, workspaceId))
  )[0]?.id;

export const findSlowWork = (tx: Tx) =>
  tx
    .select({ slowWork: nodes.slowWork })
    .from(nodes)
    .where(sql`${nodes.seenAt} > now() - make_interval(secs => ${HEARD_WITHIN_SECONDS})`);
