import { sql } from 'drizzle-orm';
import { type Held, writeHeld } from '../chain-lock.ts';

export type ChainNodeRow = { host: string; pid: number; port: number; isFresh: boolean };

export const readChainNode = async (held: Held): Promise<ChainNodeRow | null> => {
  const { rows } = await held.execute<{ host: string; pid: number; port: number; is_fresh: boolean }>(
    sql`select host, pid, port, seen_at > now() - interval '30 seconds' as is_fresh from chain_node`,
  );
  const row = rows[0];
  return row ? { host: row.host, pid: row.pid, port: row.port, isFresh: row.is_fresh } : null;
};

export const writeChainNode = async (held: Held, node: Omit<ChainNodeRow, 'isFresh'>): Promise<void> => {
  await writeHeld(
    held,
    sql`insert into chain_node (one, host, pid, port) values (1, ${node.host}, ${node.pid}, ${node.port})
        on conflict (one) do update
        set host = excluded.host, pid = excluded.pid, port = excluded.port, seen_at = now()`,
  );
};

export const touchChainNode = async (held: Held, host: string): Promise<void> => {
  await writeHeld(held, sql`update chain_node set seen_at = now() where host = ${host}`);
};

/** Not the one that another node has started since. */
export const forgetChainNode = async (
  held: Held,
  { host, pid, port }: Omit<ChainNodeRow, 'isFresh'>,
): Promise<void> => {
  await writeHeld(held, sql`delete from chain_node where host = ${host} and pid = ${pid} and port = ${port}`);
};
