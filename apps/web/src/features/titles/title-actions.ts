import { demoDollarAbi } from '@propguard/abi/demo-dollar';
import { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import { propertyTitleAbi } from '@propguard/abi/property-title';
import type { ChainOverview, TitleMortgage } from '@propguard/protocol/titles';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { text } from './text.ts';
import type { ContractCall } from './wallet/contract-call.ts';
import { CallRefused, explainSecond } from './wallet/explain-failure.ts';
import { readCall, rehearse, type Sender, sendCall } from './wallet/send-call.ts';

const CENTS = 100;
const inDollars = (cents: bigint): number => Number(cents) / CENTS;
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

async function readDollars(
  sender: Sender,
  contracts: Contracts,
  what: 'balanceOf' | 'allowance',
): Promise<bigint> {
  const spender = addressOf(contracts, 'mortgageManager');
  const data =
    what === 'balanceOf'
      ? encodeFunctionData({ abi: demoDollarAbi, functionName: what, args: [sender.address] })
      : encodeFunctionData({ abi: demoDollarAbi, functionName: what, args: [sender.address, spender] });
  const reply = await readCall(sender, { to: addressOf(contracts, 'demoDollar'), data });
  return decodeFunctionResult({ abi: demoDollarAbi, functionName: what, data: reply });
}

interface Paid {
  call: ContractCall;
  now: bigint;
  /** What the manager may take: all that is still to pay, so that it is asked once. */
  inAll: bigint;
}

/** The manager takes money only as far as it was allowed to. Nothing is allowed for what would fail anyway. */
async function sendPaid(sender: Sender, contracts: Contracts, { call, now, inAll }: Paid): Promise<Hex> {
  if ((await readDollars(sender, contracts, 'allowance')) >= now) return sendCall(sender, call);
  await rehearse(sender, call, 'ERC20InsufficientAllowance');
  const balance = await readDollars(sender, contracts, 'balanceOf');
  if (balance < now)
    throw new CallRefused(text.failures.notEnoughDollars(inDollars(balance), inDollars(now)));
  const args = [addressOf(contracts, 'mortgageManager'), inAll] as const;
  const data = encodeFunctionData({ abi: demoDollarAbi, functionName: 'approve', args });
  await sendCall(sender, { to: addressOf(contracts, 'demoDollar'), data });
  return sendCall(sender, call).catch(explainSecond);
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
  const terms = {
    titleId: BigInt(offer.titleId),
    borrower: offer.borrower,
    principal,
    monthlyPayment: toCents(offer.monthlyPayment),
    termMonths: offer.termMonths,
    annualRateBps: Math.round(offer.annualRatePercent * CENTS),
  };
  const data = encodeFunctionData({ abi: mortgageManagerAbi, functionName: 'create', args: [terms] });
  return sendPaid(sender, contracts, { call: manager(contracts, data), now: principal, inAll: principal });
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
  const accept = step(contracts, 'accept', mortgage);
  await rehearse(sender, accept, 'ERC721InsufficientApproval');
  await sendCall(sender, { to: addressOf(contracts, 'propertyTitle'), data: approve });
  return sendCall(sender, accept).catch(explainSecond);
}

export async function payMortgage(
  sender: Sender,
  contracts: Contracts,
  mortgage: TitleMortgage,
): Promise<Hex> {
  const amount = toCents(mortgage.monthlyPayment);
  const monthsLeft = BigInt(mortgage.totalMonths - mortgage.monthsPaid);
  const args = [BigInt(mortgage.mortgageId), amount] as const;
  const data = encodeFunctionData({ abi: mortgageManagerAbi, functionName: 'pay', args });
  return sendPaid(sender, contracts, {
    call: manager(contracts, data),
    now: amount,
    inAll: amount * monthsLeft,
  });
}

type Step = 'accept' | 'withdraw' | 'discharge' | 'release';

const step = (contracts: Contracts, functionName: Step, { mortgageId }: TitleMortgage): ContractCall =>
  manager(
    contracts,
    encodeFunctionData({ abi: mortgageManagerAbi, functionName, args: [BigInt(mortgageId)] }),
  );

/** The steps that need nothing but the right party at the right time. */
export const act = (
  sender: Sender,
  contracts: Contracts,
  functionName: Exclude<Step, 'accept'>,
  mortgage: TitleMortgage,
): Promise<Hex> => sendCall(sender, step(contracts, functionName, mortgage));
