import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview } from '@propguard/protocol/titles';
import type { Context } from '../../context.ts';
import { withChain } from './demand-chain.ts';
import { withdrawnTitles } from './withdrawn-titles.ts';

export const showOverview = (context: Context): Promise<ChainOverview> =>
  withChain(context, async (chain) => {
    const { client, network, contracts, account } = chain;
    const [blockNumber, titles, mortgages, withdrawn] = await Promise.all([
      client.getBlockNumber({ cacheTime: 0 }),
      client.readContract({ address: contracts.propertyTitle, abi: propertyTitleAbi, functionName: 'count' }),
      client.readContract({
        address: contracts.mortgageManager,
        abi: mortgageManagerAbi,
        functionName: 'count',
      }),
      withdrawnTitles(context, chain),
    ]);
    const rpcUrl = network.isEmbedded ? `${context.config.http.publicUrl}/api/blockchain/rpc` : null;
    return {
      network: { ...network, rpcUrl },
      blockNumber: Number(blockNumber),
      contracts,
      issuer: account.address,
      titleCount: Number(titles) - withdrawn.titles.size,
      mortgageCount: Number(mortgages) - withdrawn.mortgages.size,
    };
  });
