import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { TitleToken } from '@propguard/protocol/titles';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { type HeldTitle, type OnChainMortgage, toTitle } from './view.ts';

/** The mortgage that holds a title, or null when it is free. */
const mortgageOn = async (
  { client, contracts }: OpenChain,
  tokenId: bigint,
): Promise<OnChainMortgage | null> => {
  const contract = { address: contracts.mortgageManager, abi: mortgageManagerAbi } as const;
  const mortgageId = await client.readContract({ ...contract, functionName: 'mortgageOn', args: [tokenId] });
  if (mortgageId === 0n) return null;
  return client.readContract({ ...contract, functionName: 'mortgageOf', args: [mortgageId] });
};

const complete = async (chain: OpenChain, held: HeldTitle): Promise<TitleToken> =>
  toTitle(held, await mortgageOn(chain, held.tokenId), chain.account.address);

export const countTitles = async ({ client, contracts }: OpenChain): Promise<number> =>
  Number(
    await client.readContract({
      address: contracts.propertyTitle,
      abi: propertyTitleAbi,
      functionName: 'count',
    }),
  );

/** Oldest first, as the contract gives them. */
export const readTitles = async (chain: OpenChain, first: number, length: number): Promise<TitleToken[]> => {
  const held = await chain.client.readContract({
    address: chain.contracts.propertyTitle,
    abi: propertyTitleAbi,
    functionName: 'titles',
    args: [BigInt(first), BigInt(length)],
  });
  return Promise.all(held.map((title) => complete(chain, title)));
};
