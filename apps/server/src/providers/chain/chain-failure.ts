import type { ErrorCode } from '@propguard/protocol/errors';
import { fail } from '../../fail.ts';
import type { ChainError, ChainReason } from './chain-error.ts';

const CODES: Partial<Record<ChainReason, ErrorCode>> = {
  'wrong-network': 'WRONG_NETWORK',
  'insufficient-funds': 'CHAIN_ACCOUNT_EMPTY',
  'keys-locked': 'KEYS_LOCKED',
};

/** What is in the way, in words of the catalogue. */
export const chainFailure = ({ reason }: ChainError): ReturnType<typeof fail> =>
  fail(CODES[reason] ?? 'UNAVAILABLE');
