import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview, TitleMortgage } from '@propguard/protocol/titles';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { ContractCall } from './wallet/contract-call.ts';
import { readCall, type Sender, sendCall } from './wallet/send-call.ts';

const CENTS = 100;
const toCents = (dollars: number): bigint => BigInt(Math.round(dollars * CENTS));

type Contracts = ChainOverview['contracts'];
const addressOf = (contracts: Contracts, name: keyof Contracts): Address => contracts[name] as Address;

const manager = (contracts: Contracts, data: Hex): ContractCall => ({
  to: addressOf(contracts, 'mortgageManager'),
  data,
});

export interface NewTitle {
  owner: Address;
  location: string;
  areaSqFt: number;
  valuationUsd: number;
  legalDescription: string;
  metadataUri: string;
}

export const mintTitle = (
  sender: Sender,
  contracts: Contracts,
  { owner, ...title }: NewTitle,
): Promise<Hex> => {
  const onChain = { ...title, areaSqFt: BigInt(title.areaSqFt), valuationUsd: BigInt(title.valuationUsd) };
  return sendCall(sender, {
    to: addressOf(contracts, 'propertyTitle'),
    data: encodeFunctionData({ abi: propertyTitleAbi, functionName: 'mint', args: [owner, onChain] }),
  });
};

/** The manager takes money only as far as it was allowed to: asked once for all that is still to pay. */
async function allowDollars(sender: Sender, contracts: Contracts, now: bigint, inAll: bigint): Promise<void> {
  const to = addressOf(contracts, 'demoDollar');
  const spender = addressOf(contracts, 'mortgageManager');
  const args = [sender.address, spender] as const;
  const data = encodeFunctionData({ abi: demoDollarAbi, functionName: 'allowance', args });
  const reply = await readCall(sender, { to, data });
  const allowed = decodeFunctionResult({ abi: demoDollarAbi, functionName: 'allowance', data: reply });
  if (allowed >= now) return;
  const approve = encodeFunctionData({ abi: demoDollarAbi, functionName: 'approve', args: [spender, inAll] });
  await sendCall(sender, { to, data: approve });
}

export interface NewMortgage {
  titleId: string;
  borrower: Address;
  principal: number;
  monthlyPayment: number;
  termMonths: number;
  annualRatePercent: number;
}

/** The lender allows the principal to be taken, and offers. */
export async function offerMortgage(sender: Sender, contracts: Contracts, offer: NewMortgage): Promise<Hex> {
  const principal = toCents(offer.principal);
  await allowDollars(sender, contracts, principal, principal);
  const terms = {
    titleId: BigInt(offer.titleId),
    borrower: offer.borrower,
    principal,
    monthlyPayment: toCents(offer.monthlyPayment),
    termMonths: offer.termMonths,
    annualRateBps: Math.round(offer.annualRatePercent * CENTS),
  };
  return sendCall(
    sender,
    manager(
      contracts,
      encodeFunctionData({ abi: mortgageManagerAbi, functionName: 'create', args: [terms] }),
    ),
  );
}

export async function acceptMortgage(
  sender: Sender,
  contracts: Contracts,
  mortgage: TitleMortgage,
): Promise<Hex> {
  const approve = encodeFunctionData({
    abi: propertyTitleAbi,
    functionName: 'approve',
    args: [addressOf(contracts, 'mortgageManager'), BigInt(mortgage.propertyTokenId)],
  });
  await sendCall(sender, { to: addressOf(contracts, 'propertyTitle'), data: approve });
  return act(sender, contracts, 'accept', mortgage);
}

export async function payMortgage(
  sender: Sender,
  contracts: Contracts,
  mortgage: TitleMortgage,
): Promise<Hex> {
  const amount = toCents(mortgage.monthlyPayment);
  const monthsLeft = BigInt(mortgage.totalMonths - mortgage.monthsPaid);
  await allowDollars(sender, contracts, amount, amount * monthsLeft);
  const args = [BigInt(mortgage.mortgageId), amount] as const;
  const data = encodeFunctionData({ abi: mortgageManagerAbi, functionName: 'pay', args });
  return sendCall(sender, manager(contracts, data));
}

/** The steps that need nothing but the right party at the right time. */
export function act(
  sender: Sender,
  contracts: Contracts,
  functionName: 'accept' | 'withdraw' | 'discharge' | 'release',
  { mortgageId }: TitleMortgage,
): Promise<Hex> {
  const data = encodeFunctionData({ abi: mortgageManagerAbi, functionName, args: [BigInt(mortgageId)] });
  return sendCall(sender, manager(contracts, data));
}
