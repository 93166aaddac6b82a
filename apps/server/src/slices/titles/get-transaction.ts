import type { ChainTransaction } from '@propguard/protocol/titles';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { withChain } from './demand-chain.ts';
import { describeTransaction } from './describe-transaction.ts';
import { findTransaction } from './store.ts';

export const getTransaction = (context: Context, hash: string): Promise<ChainTransaction> =>
  withChain(context, async (chain) => {
    const row = await findTransaction(context.database.plain, chain.network.chainId, hash);
    if (!row) throw fail('NOT_FOUND');
    return describeTransaction(chain, row);
  });
