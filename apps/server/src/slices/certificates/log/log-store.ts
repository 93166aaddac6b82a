import type { LogNode } from '@propguard/proof/merkle/log-growth';
import type { Subtree } from '@propguard/proof/merkle/subtree';
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../../db/database.ts';
import { logCheckpoints, logHeads, type OnChain } from '../../../db/schema/certificates.ts';

type Reader = Pick<NodePgDatabase, 'execute' | 'select'>;

/** Whoever adds to the log waits here for the one before, until that one has committed. */
export const lockLog = async (tx: Tx): Promise<number> => {
  await tx.insert(logHeads).values({ one: 1, size: 0 }).onConflictDoNothing();
  const [head] = await tx.select({ size: logHeads.size }).from(logHeads).for('update');
  if (!head) throw new Error('The log has no head.');
  return head.size;
};

export const setLogSize = async (tx: Tx, size: number): Promise<void> => {
  await tx.update(logHeads).set({ size });
};

export const findLogSize = async (db: Reader): Promise<number> => {
  const [head] = await db.select({ size: logHeads.size }).from(logHeads);
  return head?.size ?? 0;
};

export const findNodes = async (db: Reader, wanted: readonly Subtree[]): Promise<LogNode[]> => {
  if (wanted.length === 0) return [];
  const levels = sql.param(wanted.map(({ level }) => level));
  const indexes = sql.param(wanted.map(({ index }) => index));
  const found = await db.execute<{ level: number; index: string; hash: Buffer }>(sql`
    select n.level, n.index, n.hash from unnest(${levels}::int[], ${indexes}::bigint[]) as w (level, index)
      join log_node n on n.level = w.level and n.index = w.index`);
  return found.rows.map(({ level, index, hash }) => ({ level, index: Number(index), hash }));
};

export const insertNodes = async (tx: Tx, nodes: readonly LogNode[]): Promise<void> => {
  const levels = sql.param(nodes.map(({ level }) => level));
  const indexes = sql.param(nodes.map(({ index }) => index));
  const hashes = sql.param(nodes.map(({ hash }) => `\\x${Buffer.from(hash).toString('hex')}`));
  await tx.execute(sql`
    insert into log_node (level, index, hash)
    select * from unnest(${levels}::int[], ${indexes}::bigint[], ${hashes}::bytea[])`);
};

export type CheckpointRow = typeof logCheckpoints.$inferSelect;

export const insertCheckpoint = async (
  tx: Tx,
  checkpoint: typeof logCheckpoints.$inferInsert,
): Promise<void> => {
  await tx.insert(logCheckpoints).values(checkpoint);
};

export const findCheckpoint = async (db: Reader, size: number): Promise<CheckpointRow | undefined> => {
  const [row] = await db.select().from(logCheckpoints).where(eq(logCheckpoints.size, size));
  return row;
};

export const findNewestCheckpoint = async (db: Reader): Promise<CheckpointRow | undefined> => {
  const [row] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1);
  return row;
};

/** The first checkpoint on this chain that has this entry under it. */
export const findAnchorOver = async (
  db: Reader,
  logIndex: number,
  chainId: number,
): Promise<CheckpointRow | undefined> => {
  const [row] = await db
    .select()
    .from(logCheckpoints)
    .where(
      and(
        gte(logCheckpoints.size, logIndex + 1),
        isNotNull(logCheckpoints.anchor),
        sql`(${logCheckpoints.anchor} ->> 'chainId')::bigint = ${chainId}`,
      ),
    )
    .orderBy(asc(logCheckpoints.size))
    .limit(1);
  return row;
};

export const setAnchor = async (tx: Tx, size: number, anchor: OnChain): Promise<void> => {
  await tx.update(logCheckpoints).set({ anchor }).where(eq(logCheckpoints.size, size));
};
