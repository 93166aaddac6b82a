import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { asInstallation, bytes, createdAt, installationData, instant } from './columns.ts';

/** One row: the account that signs for this installation on its embedded chain. */
export const chainAccounts = pgTable(
  'chain_account',
  {
    one: integer('one').primaryKey().default(1),
    /** Of an earlier version, until it is sealed at the next start. */
    privateKey: text('private_key'),
    sealedKey: bytes('sealed_key'),
    createdAt: createdAt(),
  },
  (table) => [
    check('chain_account_is_one', sql`${table.one} = 1`),
    pgPolicy('installation_only', { for: 'all', using: asInstallation, withCheck: asInstallation }),
  ],
);

/** One row: where the embedded chain runs. Whoever finds it gone starts it anew. */
export const chainNodes = pgTable(
  'chain_node',
  {
    one: integer('one').primaryKey().default(1),
    host: text('host').notNull(),
    pid: integer('pid').notNull(),
    port: integer('port').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [check('chain_node_is_one', sql`${table.one} = 1`), ...installationData()],
);

/** The contracts of this installation on each network it has worked with. */
export const chainContracts = pgTable(
  'chain_contract',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    txHash: text('tx_hash').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.name] }), ...installationData()],
);

/**
 * Every transaction that went through us, written down before it was sent. The embedded chain is made of these:
 * replayed in their order, with their block times, they give the same chain.
 */
export const chainTransactions = pgTable(
  'chain_transaction',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    hash: text('hash').notNull().unique(),
    raw: text('raw').notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient'),
    /** Seconds since 1970, as blocks have it. */
    blockTime: bigint('block_time', { mode: 'number' }).notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('chain_transaction_block').on(table.chainId, table.blockNumber),
    index('chain_transaction_sender').on(table.sender),
    ...installationData(),
  ],
);
