import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Hex } from 'viem';
import type { Database } from '../../db/database.ts';
import { ChainError } from './chain-error.ts';
import { createChainLock } from './chain-lock.ts';
import { demandFitting, type Outlet, type Receipt, readReceipt } from './outlet.ts';
import { type Rpc, rpcAt } from './rpc.ts';
import { type TransactionRecord, transactionRecordOf } from './transaction-record.ts';

const FIRST_POLL_MS = 50;
const LONGEST_POLL_MS = 2000;
const PATIENCE_MS = 120_000;

type Options = { database: Database; log: Logger; rpcUrl: string; expectedId: number | null };

const waitForBlock = async (rpc: Rpc, hash: Hex): Promise<Receipt> => {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(2 * pollMs, LONGEST_POLL_MS)) {
    const receipt = await readReceipt(rpc, hash);
    if (receipt) return receipt;
    if (Date.now() > giveUpAt)
      throw new ChainError('timed-out', 'The transaction was sent but isn’t in a block yet.');
    await delay(pollMs);
  }
};

/** Written down before a crash, perhaps never sent: sending it twice does no harm. */
const sendForgotten = async (rpc: Rpc, record: TransactionRecord, log: Logger): Promise<void> => {
  const waiting = (await record.listBeyond(Number.MAX_SAFE_INTEGER)).filter(
    (one) => one.blockNumber === null,
  );
  for (const { hash, raw } of waiting) {
    const receipt = await readReceipt(rpc, hash);
    if (receipt) await record.settle(hash, { blockNumber: Number(receipt.blockNumber) });
    else
      await rpc('eth_sendRawTransaction', [raw]).catch((error: unknown) =>
        log.warn({ err: error, hash }, 'a transaction could not be sent again'),
      );
  }
};

/** Any EVM network by its RPC address. */
export const openRemoteOutlet = async ({ database, log, rpcUrl, expectedId }: Options): Promise<Outlet> => {
  const rpc = rpcAt(rpcUrl);
  const chainId = Number(await rpc('eth_chainId'));
  if (expectedId !== null && chainId !== expectedId)
    throw new ChainError(
      'wrong-network',
      `CHAIN_RPC_URL leads to chain ${chainId}; CHAIN_ID says ${expectedId}.`,
    );
  const lock = createChainLock(database, 'sending');
  const demandSameNetwork = async (): Promise<void> => {
    if (Number(await rpc('eth_chainId')) !== chainId)
      throw new ChainError('wrong-network', 'The address of the chain now leads to another network.');
  };
  await lock((held) => sendForgotten(rpc, transactionRecordOf(held, chainId), log));
  return {
    rpc,
    isEmbedded: false,
    demandSameNetwork,
    close: async () => undefined,
    send: async ({ sender, sign }) => {
      const hash = await lock(async (held) => {
        const record = transactionRecordOf(held, chainId);
        await demandSameNetwork();
        const nonce = Number(await rpc('eth_getTransactionCount', [sender, 'pending']));
        const raw = await sign(nonce, rpc);
        const transaction = await demandFitting(raw, { chainId, nonce });
        await record.write({ ...transaction, raw, blockTime: Math.floor(Date.now() / 1000) });
        await rpc('eth_sendRawTransaction', [raw]).catch(async (error: unknown) => {
          const isRefused =
            error instanceof ChainError && error.reason !== 'unreachable' && error.reason !== 'timed-out';
          if (isRefused) await record.forget(transaction.hash);
          throw error;
        });
        return transaction.hash;
      });
      const receipt = await waitForBlock(rpc, hash);
      await lock((held) =>
        transactionRecordOf(held, chainId).settle(hash, { blockNumber: Number(receipt.blockNumber) }),
      );
      return receipt;
    },
  };
};
