import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { type Held, writeHeld } from './chain-lock.ts';

export type RecordedTransaction = {
  seq: number;
  hash: Hex;
  raw: Hex;
  blockTime: number;
  blockNumber: number | null;
};
type NewTransaction = { hash: Hex; raw: Hex; sender: Hex; recipient: Hex | null; blockTime: number };

export type TransactionRecord = ReturnType<typeof transactionRecordOf>;

type Row = { seq: string; hash: Hex; raw: Hex; block_time: string; block_number: string | null };
const toRecorded = (row: Row): RecordedTransaction => ({
  seq: Number(row.seq),
  hash: row.hash,
  raw: row.raw,
  blockTime: Number(row.block_time),
  blockNumber: row.block_number === null ? null : Number(row.block_number),
});

const COLUMNS = sql`seq, hash, raw, block_time, block_number`;

/** What was sent to one chain, in its order. Each write commits at once: it must outlive what comes after. */
export const transactionRecordOf = (held: Held, chainId: number) => ({
  /** Sent again, what stands is found as it is. */
  write: async ({
    hash,
    raw,
    sender,
    recipient,
    blockTime,
  }: NewTransaction): Promise<RecordedTransaction> => {
    const [row] = await writeHeld(
      held,
      sql`insert into chain_transaction (chain_id, hash, raw, sender, recipient, block_time)
          values (${chainId}, ${hash}, ${raw}, ${sender.toLowerCase()}, ${recipient?.toLowerCase() ?? null}, ${blockTime})
          on conflict (hash) do update set block_time =
            case when chain_transaction.block_number is null then excluded.block_time
                 else chain_transaction.block_time end
          returning ${COLUMNS}`,
    );
    return toRecorded(row as Row);
  },

  /** It is in a block. */
  settle: async (hash: Hex, { blockNumber }: { blockNumber: number }): Promise<void> => {
    await writeHeld(
      held,
      sql`update chain_transaction set block_number = ${blockNumber} where hash = ${hash}`,
    );
  },

  /** It was refused, and never will be in one. Whoever sent it was told why. */
  forget: async (hash: Hex): Promise<void> => {
    await writeHeld(held, sql`delete from chain_transaction where hash = ${hash} and block_number is null`);
  },

  /** Those that a chain with this many blocks does not have, or may not have. */
  listBeyond: async (blockNumber: number): Promise<RecordedTransaction[]> => {
    const { rows } = await held.execute<Row>(
      sql`select ${COLUMNS} from chain_transaction
          where chain_id = ${chainId} and (block_number is null or block_number > ${blockNumber})
          order by block_number nulls last, seq`,
    );
    return rows.map(toRecorded);
  },

  findAtBlock: async (blockNumber: number): Promise<RecordedTransaction | null> => {
    const { rows } = await held.execute<Row>(
      sql`select ${COLUMNS} from chain_transaction
          where chain_id = ${chainId} and block_number = ${blockNumber}`,
    );
    return rows[0] ? toRecorded(rows[0]) : null;
  },
});
