import type { Address, Hex } from 'viem';
import { ChainError } from './chain-error.ts';
import { type RawTransaction, readRawTransaction } from './raw-transaction.ts';
import type { Rpc } from './rpc.ts';

export type Receipt = {
  transactionHash: Hex;
  blockNumber: Hex;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  status: Hex;
  contractAddress: Address | null;
  from: Address;
  to: Address | null;
  logs: { address: Address; topics: [Hex, ...Hex[]] | []; data: Hex; logIndex: Hex }[];
};

/** Signs once the nonce is known; `rpc` is the way to the chain for whoever holds the lock. */
type Signing = { sender: Address; sign: (nonce: number, rpc: Rpc) => Promise<Hex> };

/** The way to a chain. Transactions leave through here only: written down first, one after the other. */
export interface Outlet {
  rpc: Rpc;
  isEmbedded: boolean;
  /** Throws when another network answers than the one that was opened. */
  demandSameNetwork(): Promise<void>;
  /** Given back once the transaction is in a block. */
  send(signing: Signing): Promise<Receipt>;
  close(): Promise<void>;
}

/** What a transaction must be before it is worth writing down. */
export const demandFitting = async (
  raw: Hex,
  expected: { chainId: number; nonce: number },
): Promise<RawTransaction> => {
  const transaction = await readRawTransaction(raw);
  if (transaction.chainId !== expected.chainId)
    throw new ChainError(
      'wrong-network',
      `This transaction is signed for chain ${transaction.chainId ?? 'any'}.`,
    );
  if (transaction.nonce !== expected.nonce)
    throw new ChainError(
      'nonce',
      `The nonce is ${transaction.nonce}; the next one of this account is ${expected.nonce}.`,
    );
  return transaction;
};

export const readReceipt = async (rpc: Rpc, hash: Hex): Promise<Receipt | null> =>
  (await rpc('eth_getTransactionReceipt', [hash])) as Receipt | null;
