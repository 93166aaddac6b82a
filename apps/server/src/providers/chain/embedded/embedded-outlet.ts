import { EMBEDDED_CHAIN_ID } from '@propguard/rules/chain/known-networks';
import type { Logger } from 'pino';
import type { Address, Hex } from 'viem';
import type { Database } from '../../../db/database.ts';
import { ChainError } from '../chain-error.ts';
import { createChainLock } from '../chain-lock.ts';
import { demandFitting, type Outlet, readReceipt } from '../outlet.ts';
import type { Rpc } from '../rpc.ts';
import { transactionRecordOf } from '../transaction-record.ts';
import { demandMinable } from './demand-minable.ts';
import { openEmbeddedNode } from './embedded-node.ts';
import { mineRecorded } from './replay.ts';

type Options = { database: Database; log: Logger; issuer: Address; folder: string | null };

/** Now, unless the clock was turned back: time on a chain does not. */
const nextBlockTime = async (rpc: Rpc): Promise<number> => {
  const head = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex };
  return Math.max(Math.floor(Date.now() / 1000), Number(head.timestamp));
};

export const openEmbeddedOutlet = (options: Options): Outlet => {
  const lock = createChainLock(options.database, 'sending');
  const node = openEmbeddedNode({ ...options, lock });
  return {
    rpc: node.rpc,
    isEmbedded: true,
    // Whoever asks for it, gets the one that the database describes.
    demandSameNetwork: async () => undefined,
    close: node.stop,
    send: ({ sender, sign }) =>
      lock(async (held) => {
        const record = transactionRecordOf(held, EMBEDDED_CHAIN_ID);
        const rpc = await node.ensureLocked(held);
        const nonce = Number(await rpc('eth_getTransactionCount', [sender, 'latest']));
        const raw = await sign(nonce, rpc);
        const transaction = await demandFitting(raw, { chainId: EMBEDDED_CHAIN_ID, nonce });
        await demandMinable(rpc, transaction);
        const recorded = await record.write({ ...transaction, raw, blockTime: await nextBlockTime(rpc) });
        await mineRecorded(rpc, record, recorded).catch(async (error: unknown) => {
          if (!(error instanceof ChainError) || error.reason !== 'unreachable') throw error;
          // Written down and not mined: a chain that starts again mines it.
          await node.ensureLocked(held);
        });
        const receipt = await readReceipt(await node.ensureLocked(held), transaction.hash);
        if (!receipt) throw new ChainError('rejected', 'The chain refused this transaction.');
        return receipt;
      }),
  };
};
