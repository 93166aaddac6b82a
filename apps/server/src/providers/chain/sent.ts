import type { Hex } from 'viem';
import type { Sent } from './chain.ts';
import { ChainError } from './chain-error.ts';
import { type Receipt, readReceipt } from './outlet.ts';
import type { Rpc } from './rpc.ts';

export const sentOf = (receipt: Receipt): Sent => ({
  txHash: receipt.transactionHash,
  blockNumber: Number(receipt.blockNumber),
  gasUsed: String(BigInt(receipt.gasUsed)),
  feeWei: String(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)),
});

/** What was sent before, found by its hash. */
export const sentBefore = async (rpc: Rpc, hash: Hex): Promise<Sent> => {
  const receipt = await readReceipt(rpc, hash);
  if (!receipt) throw new ChainError('rejected', 'The chain does not know this transaction.');
  return sentOf(receipt);
};
