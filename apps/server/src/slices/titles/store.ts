import type { ChainContractName } from '@propguard/protocol/titles';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';

export type TransactionRow = {
  seq: string;
  hash: string;
  raw: string;
  sender: string;
  recipient: string | null;
  block_time: string;
  block_number: string | null;
};
export type ContractRow = { address: string; tx_hash: string; block_number: string };

const COLUMNS = sql`seq, hash, raw, sender, recipient, block_time, block_number`;

export const findTransactions = async (
  db: Reader,
  {
    chainId,
    recipient,
    before,
    limit,
  }: { chainId: number; recipient: string | null; before: number | null; limit: number },
): Promise<TransactionRow[]> => {
  const conditions: SQL[] = [sql`chain_id = ${chainId}`];
  if (recipient) conditions.push(sql`recipient = ${recipient.toLowerCase()}`);
  if (before !== null) conditions.push(sql`seq < ${before}`);
  const { rows } = await db.execute<TransactionRow>(
    sql`select ${COLUMNS} from chain_transaction where ${sql.join(conditions, sql` and `)}
        order by seq desc limit ${limit}`,
  );
  return rows;
};

export const findTransaction = async (
  db: Reader,
  chainId: number,
  hash: string,
): Promise<TransactionRow | null> => {
  const { rows } = await db.execute<TransactionRow>(
    sql`select ${COLUMNS} from chain_transaction where chain_id = ${chainId} and hash = ${hash.toLowerCase()}`,
  );
  return rows[0] ?? null;
};

export const findContract = async (
  db: Reader,
  chainId: number,
  name: ChainContractName,
): Promise<ContractRow | null> => {
  const { rows } = await db.execute<ContractRow>(
    sql`select address, tx_hash, block_number from chain_contract where chain_id = ${chainId} and name = ${name}`,
  );
  return rows[0] ?? null;
};
