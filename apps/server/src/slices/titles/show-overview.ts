import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview } from '@propguard/protocol/titles';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { withChain } from './demand-chain.ts';
import { withdrawnTitles } from './withdrawn-titles.ts';

export const showOverview = (scope: ReferenceScope): Promise<ChainOverview> =>
  withChain(scope, async (chain) => {
    const { client, network, contracts, account } = chain;
    const [blockNumber, titles, mortgages, withdrawn] = await Promise.all([
      client.getBlockNumber({ cacheTime: 0 }),
      client.readContract({ address: contracts.propertyTitle, abi: propertyTitleAbi, functionName: 'count' }),
      client.readContract({
        address: contracts.mortgageManager,
        abi: mortgageManagerAbi,
        functionName: 'count',
      }),
      withdrawnTitles(scope, chain),
    ]);
    return {
      network,
      blockNumber: Number(blockNumber),
      contracts,
      issuer: account.address,
      titleCount: Number(titles) - withdrawn.titles.size,
      mortgageCount: Number(mortgages) - withdrawn.mortgages.size,
    };
  });
