import type { mortgageManagerAbi } from '@propguard/abi/mortgage-manager';
import type { propertyTitleAbi } from '@propguard/abi/property-title';
import type { TitleMortgage, TitleToken } from '@propguard/protocol/titles';
import { mortgageStatusAt } from '@propguard/rules/titles/mortgage-status';
import type { Address, ContractFunctionReturnType } from 'viem';

export type HeldTitle = ContractFunctionReturnType<typeof propertyTitleAbi, 'view', 'titleOf'>;
export type OnChainMortgage = ContractFunctionReturnType<typeof mortgageManagerAbi, 'view', 'mortgageOf'>;

const CENTS = 100;
const inDollars = (cents: bigint): number => Number(cents) / CENTS;
const instantOf = (seconds: bigint): string | null =>
  seconds === 0n ? null : new Date(Number(seconds) * 1000).toISOString();

/** The issuer mints titles for the sample world only. */
export const toTitle = (
  { tokenId, holder, minter, title }: HeldTitle,
  mortgage: OnChainMortgage | null,
  issuer: Address,
): TitleToken => ({
  tokenId: String(tokenId),
  location: title.location,
  areaSqFt: Number(title.areaSqFt),
  valuationUSD: Number(title.valuationUsd),
  legalDescription: title.legalDescription,
  hasMortgage: mortgage !== null,
  currentOwner: mortgage ? mortgage.mortgage.terms.borrower : holder,
  metadataURI: title.metadataUri,
  mintedBy: minter,
  isSample: minter === issuer,
});

export const toMortgage = (
  { mortgageId, mortgage, status, amountPaid, nextPaymentDueAt }: OnChainMortgage,
  { contractAddress, issuer, now }: { contractAddress: Address; issuer: Address; now: Date },
): TitleMortgage => {
  const { terms, lender, startedAt, monthsPaid } = mortgage;
  return {
    mortgageId: String(mortgageId),
    contractAddress,
    lender,
    borrower: terms.borrower,
    propertyTokenId: String(terms.titleId),
    principal: inDollars(terms.principal),
    monthlyPayment: inDollars(terms.monthlyPayment),
    totalMonths: terms.termMonths,
    monthsPaid,
    amountPaid: inDollars(amountPaid),
    annualRatePercent: terms.annualRateBps / CENTS,
    status: mortgageStatusAt(status, Number(nextPaymentDueAt), now.getTime() / 1000),
    startDate: instantOf(startedAt),
    dueDate: instantOf(nextPaymentDueAt),
    isSample: lender === issuer,
  };
};
