import { type Hex, hexToBigInt } from 'viem';
import { ChainError } from '../chain-error.ts';
import type { RawTransaction } from '../raw-transaction.ts';
import type { Rpc } from '../rpc.ts';

/** Several times what the largest of our contracts takes. */
const MOST_GAS = 16_000_000n;

/** What the chain would refuse is refused before it is written down: anybody may send anything. */
export const demandMinable = async (
  rpc: Rpc,
  { sender, gas, feePerGas, value }: RawTransaction,
): Promise<void> => {
  if (gas > MOST_GAS)
    throw new ChainError(
      'rejected',
      `A transaction may use at most ${MOST_GAS} gas here; this one asks for ${gas}.`,
    );
  const [balance, block] = await Promise.all([
    rpc('eth_getBalance', [sender, 'latest']) as Promise<Hex>,
    rpc('eth_getBlockByNumber', ['pending', false]) as Promise<{ baseFeePerGas?: Hex }>,
  ]);
  if (block.baseFeePerGas && feePerGas < hexToBigInt(block.baseFeePerGas))
    throw new ChainError('rejected', 'The chain refused this transaction: its fee is too low.');
  if (hexToBigInt(balance) < value + gas * feePerGas)
    throw new ChainError(
      'insufficient-funds',
      'Insufficient funds: this account can’t pay for the transaction.',
    );
};
