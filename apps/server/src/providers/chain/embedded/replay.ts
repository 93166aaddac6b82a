import { setTimeout as delay } from 'node:timers/promises';
import type { Address, Hex } from 'viem';
import { numberToHex } from 'viem';
import { ChainError } from '../chain-error.ts';
import type { Rpc } from '../rpc.ts';
import type { RecordedTransaction, TransactionRecord } from '../transaction-record.ts';
import { isAnvilEmulated } from './anvil-program.ts';

/** So much that the issuer never runs dry; it is worth nothing anywhere else. */
const ISSUER_BALANCE_WEI = 10n ** 27n;

/** Far above what a block takes: a transaction that is given up is refused for good. */
const MINING_PATIENCE_MS = isAnvilEmulated ? 10_000 : 2000;
const POLL_MS = 5;

type Receipt = { blockNumber: Hex } | null;

const receiptOf = async (rpc: Rpc, hash: Hex): Promise<Receipt> =>
  (await rpc('eth_getTransactionReceipt', [hash])) as Receipt;

/** A transaction is mined a moment after it was taken; one whose fee is too low never is. */
const waitForReceipt = async (rpc: Rpc, hash: Hex): Promise<Receipt> => {
  const giveUpAt = Date.now() + MINING_PATIENCE_MS;
  for (;;) {
    const receipt = await receiptOf(rpc, hash);
    if (receipt || Date.now() > giveUpAt) return receipt;
    await delay(POLL_MS);
  }
};

const mine = async (rpc: Rpc, { hash, raw, blockTime }: RecordedTransaction): Promise<number> => {
  const known = await receiptOf(rpc, hash);
  if (known) return Number(known.blockNumber);
  await rpc('evm_setNextBlockTimestamp', [blockTime]);
  await rpc('eth_sendRawTransaction', [raw]);
  const receipt = await waitForReceipt(rpc, hash);
  if (receipt) return Number(receipt.blockNumber);
  await rpc('anvil_dropTransaction', [hash]);
  throw new ChainError('rejected', 'The chain refused this transaction: its fee is too low.');
};

/** Mines one written-down transaction in a block of its own, at its time, and writes down what became of it. */
export const mineRecorded = async (
  rpc: Rpc,
  record: TransactionRecord,
  transaction: RecordedTransaction,
): Promise<number> => {
  const { hash } = transaction;
  try {
    const blockNumber = await mine(rpc, transaction);
    if (blockNumber !== transaction.blockNumber) await record.settle(hash, { blockNumber });
    return blockNumber;
  } catch (error) {
    const isRefused =
      error instanceof ChainError && error.reason !== 'unreachable' && error.reason !== 'timed-out';
    if (isRefused && transaction.blockNumber === null) await record.forget(hash);
    throw error;
  }
};

/** Whether the chain's last block is the one that we wrote down; another chain's state is of no use. */
export const isSameChain = async (rpc: Rpc, record: TransactionRecord): Promise<boolean> => {
  const head = Number(await rpc('eth_blockNumber'));
  for (const transaction of await record.listBeyond(head)) {
    // Mined, but the process ended before that was written down.
    const receipt = transaction.blockNumber === null ? await receiptOf(rpc, transaction.hash) : null;
    if (receipt) await record.settle(transaction.hash, { blockNumber: Number(receipt.blockNumber) });
  }
  if (head === 0) return true;
  const last = await record.findAtBlock(head);
  return last !== null && Number((await receiptOf(rpc, last.hash))?.blockNumber) === head;
};

/** Brings the chain to where the written-down transactions end. */
export const replayMissing = async (
  rpc: Rpc,
  record: TransactionRecord,
  issuer: Address,
): Promise<number> => {
  const head = Number(await rpc('eth_blockNumber'));
  if (head === 0) await rpc('anvil_setBalance', [issuer, numberToHex(ISSUER_BALANCE_WEI)]);
  const missing = await record.listBeyond(head);
  for (const transaction of missing) {
    const blockNumber = await mineRecorded(rpc, record, transaction).catch((error: unknown) => {
      // It was mined before: without it, what follows would be another chain.
      if (transaction.blockNumber !== null) throw error;
      return null;
    });
    if (transaction.blockNumber !== null && blockNumber !== transaction.blockNumber)
      throw new ChainError('unreachable', 'The embedded chain could not be replayed as it was.');
  }
  return missing.length;
};
