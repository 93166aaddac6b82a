import { text } from '../text.ts';
import { type Revert, revertIn } from './contract-call.ts';
import { REJECTED_BY_USER } from './eip1193.ts';

const words = text.failures;
const CENTS = 100;

/** A refusal of ours before anything was signed, in words. */
export class CallRefused extends Error {}

const dollarsOf = (cents: unknown): number => Number(cents) / CENTS;

const REVERTS: Record<string, (args: Revert['args']) => string> = {
  AlreadyMinted: ([tokenId]) => words.alreadyMinted(String(tokenId)),
  TitleIsMortgaged: ([, mortgageId]) => words.titleIsMortgaged(String(mortgageId)),
  WrongAmount: ([expected]) => words.wrongAmount(dollarsOf(expected)),
  BorrowerDoesNotOwnTitle: ([, owner]) => words.borrowerDoesNotOwn(String(owner)),
  ERC721NonexistentToken: ([tokenId]) => words.noSuchTitle(String(tokenId)),
  OnlyBorrower: ([borrower]) => words.onlyBorrower(String(borrower)),
  OnlyLender: ([lender]) => words.onlyLender(String(lender)),
  WrongStatus: () => words.wrongStatus,
  InvalidTerms: ([field]) => words.invalidTerms(String(field)),
  ERC20InsufficientBalance: ([, balance, needed]) =>
    words.notEnoughDollars(dollarsOf(balance), dollarsOf(needed)),
  EmptyText: () => words.emptyText,
  TextTooLong: () => words.textTooLong,
  ZeroArea: () => words.zeroArea,
  ERC721InvalidReceiver: () => words.zeroAddress,
  UnknownMortgage: ([mortgageId]) => words.noSuchMortgage(String(mortgageId)),
  ERC20InsufficientAllowance: () => words.notApproved,
  ERC721InsufficientApproval: () => words.notApproved,
};

/** After a permission was signed: it stands, whatever became of what it was for. */
export const explainSecond = (error: unknown): never => {
  if (codeOf(error) === REJECTED_BY_USER) throw new CallRefused(words.rejectedSecond);
  throw error;
};

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : null;

/** Why a transaction did not happen, and that nothing was changed by it. */
export function explainFailure(error: unknown): string {
  if (error instanceof CallRefused) return error.message;
  if (codeOf(error) === REJECTED_BY_USER) return words.rejected;
  const revert = revertIn(error);
  if (revert) return REVERTS[revert.name]?.(revert.args) ?? words.reverted(revert.name);
  const message = messageOf(error);
  if (/insufficient funds|exceeds (the )?balance/i.test(message)) return words.insufficientGas;
  if (/nonce/i.test(message)) return words.nonce;
  return words.other(message || words.unknown);
}
