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
  gas: bigint;
  /** The most that a unit of gas may cost. */
  feePerGas: bigint;
  value: bigint;
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
      gas: parsed.gas ?? 0n,
      feePerGas: parsed.maxFeePerGas ?? parsed.gasPrice ?? 0n,
      value: parsed.value ?? 0n,
    };
  } catch (cause) {
    throw new ChainError('rejected', 'This is not a signed transaction.', { cause });
  }
};
