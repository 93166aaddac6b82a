import {
  HIGHEST_ANNUAL_RATE_PERCENT,
  isAddressShape,
  isIpfsUri,
  LARGEST_AMOUNT_USD,
  LONGEST_TERM_MONTHS,
  LONGEST_TITLE_TEXT,
} from '@propguard/rules/titles/field-shapes';
import { isAddress } from 'viem';
import * as z from 'zod';
import { text } from './text.ts';

const words = text.invalid;

/** The contract counts bytes. */
const isShortEnough = (typed: string): boolean =>
  new TextEncoder().encode(typed).length <= LONGEST_TITLE_TEXT;

const Text = z
  .string()
  .trim()
  .min(1, words.required)
  .refine(isShortEnough, words.tooLong(LONGEST_TITLE_TEXT));

/** Mixed letters carry a checksum (EIP-55): a wrong one is a typing error. */
const Account = z
  .string()
  .trim()
  .refine(isAddressShape, words.address)
  .refine((typed) => !isAddressShape(typed) || isAddress(typed), words.checksum)
  .refine((typed) => !/^0x0{40}$/.test(typed), words.zeroAddress)
  .transform((typed) => typed as `0x${string}`);

const Whole = z
  .string()
  .trim()
  .regex(/^[1-9]\d*$/, words.wholeAbove0)
  .transform(Number)
  .refine((amount) => amount <= LARGEST_AMOUNT_USD, words.tooLarge);

const Dollars = z
  .string()
  .trim()
  .regex(/^\d+(\.\d{1,2})?$/, words.amount)
  .transform(Number)
  .refine((amount) => amount > 0, words.amount)
  .refine((amount) => amount <= LARGEST_AMOUNT_USD, words.tooLarge);

/** OPS-CHAIN-12, with the validation that the demo lacked (OPS-CHAIN-24). */
export const MintFields = z.object({
  location: Text,
  areaSqFt: Whole,
  valuationUsd: Whole,
  owner: Account,
  legalDescription: Text,
  metadataUri: Text.refine(isIpfsUri, words.ipfs),
});

/** OPS-CHAIN-14. */
export const MortgageFields = z
  .object({
    titleId: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,19}$/, words.tokenId),
    borrower: Account,
    principal: Dollars,
    monthlyPayment: Dollars,
    termMonths: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,2}$/, words.term(LONGEST_TERM_MONTHS))
      .transform(Number)
      .refine((months) => months <= LONGEST_TERM_MONTHS, words.term(LONGEST_TERM_MONTHS)),
    annualRatePercent: z
      .string()
      .trim()
      .regex(/^\d+(\.\d{1,2})?$/, words.rate(HIGHEST_ANNUAL_RATE_PERCENT))
      .transform(Number)
      .refine((rate) => rate <= HIGHEST_ANNUAL_RATE_PERCENT, words.rate(HIGHEST_ANNUAL_RATE_PERCENT)),
  })
  .refine(
    ({ principal, monthlyPayment, termMonths }) => termMonths < 1 || monthlyPayment * termMonths >= principal,
    {
      path: ['monthlyPayment'],
      message: words.tooLittle,
    },
  );
