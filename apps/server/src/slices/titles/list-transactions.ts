import type { ChainContractName, ChainTransaction } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { LongNumber, makeCursor, readCursor } from '../../paging/cursor.ts';
import { withChain } from './demand-chain.ts';
import { describeTransaction } from './describe-transaction.ts';
import { findTransactions } from './store.ts';

type Query = { limit: number; cursor?: string | undefined; contract?: ChainContractName | undefined };

export const listTransactions = (
  scope: ReferenceScope,
  { limit, cursor, contract }: Query,
): Promise<{ items: ChainTransaction[]; nextCursor: string | null }> =>
  withChain(scope, async (chain) => {
    const filter = { transactions: contract ?? null };
    const rows = await findTransactions(scope.reader, {
      chainId: chain.network.chainId,
      recipient: contract ? chain.contracts[contract] : null,
      before: readCursor(filter, cursor, LongNumber),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: await Promise.all(page.map((row) => describeTransaction(chain, row))),
      nextCursor: rows.length > limit && last ? makeCursor(filter, Number(last.seq)) : null,
    };
  });
