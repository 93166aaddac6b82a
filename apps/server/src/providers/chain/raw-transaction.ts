import {
  type Hex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem';
import { ChainError } from './chain-error.ts';

export type RawTransaction = {
  hash: Hex;
  chainId: number | null;
  nonce: number;
  sender: Hex;
  recipient: Hex | null;
};

/** What a signed transaction says about itself. */
export const readRawTransaction = async (raw: Hex): Promise<RawTransaction> => {
  try {
    const serializedTransaction = raw as TransactionSerialized;
    const parsed = parseTransaction(serializedTransaction);
    return {
      hash: keccak256(raw),
      chainId: parsed.chainId ?? null,
      nonce: parsed.nonce ?? 0,
      sender: await recoverTransactionAddress({ serializedTransaction }),
      recipient: parsed.to ?? null,
    };
  } catch (cause) {
    throw new ChainError('rejected', 'This is not a signed transaction.', { cause });
  }
};
