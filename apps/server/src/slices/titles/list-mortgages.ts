import { mortgageManagerAbi as abi } from '@propguard/abi/mortgage-manager';
import type { TitleMortgage } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { withChain } from './demand-chain.ts';
import { stretchBefore } from './page-backwards.ts';
import { toMortgage } from './view.ts';
import { isEndBefore, withdrawnTitles } from './withdrawn-titles.ts';

export const listMortgages = (
  scope: ReferenceScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: TitleMortgage[]; nextCursor: string | null }> =>
  withChain(scope, async (chain) => {
    const { client, contracts, account } = chain;
    const address = contracts.mortgageManager;
    const count = Number(await client.readContract({ address, abi, functionName: 'count' }));
    const { first, length, nextCursor } = stretchBefore('mortgages', count, page);
    const args = [BigInt(first), BigInt(length)] as const;
    const mortgages = await client.readContract({ address, abi, functionName: 'mortgages', args });
    const { mortgages: withdrawn } = await withdrawnTitles(scope, chain);
    const now = new Date();
    return {
      items: mortgages
        .filter(({ mortgageId }) => !withdrawn.has(String(mortgageId)))
        .map((one) => toMortgage(one, { contractAddress: address, issuer: account.address, now }))
        .toReversed(),
      nextCursor: isEndBefore(first, withdrawn) ? null : nextCursor,
    };
  });
