import type { ChainTransaction } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { withChain } from './demand-chain.ts';
import { describeTransaction } from './describe-transaction.ts';
import { findTransaction } from './store.ts';

export const getTransaction = (scope: ReferenceScope, hash: string): Promise<ChainTransaction> =>
  withChain(scope, async (chain) => {
    const row = await findTransaction(scope.reader, chain.network.chainId, hash);
    if (!row) throw fail('NOT_FOUND');
    return describeTransaction(chain, row);
  });
