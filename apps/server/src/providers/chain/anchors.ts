import { checkpointAnchorAbi as abi } from '@propguard/abi/checkpoint-anchor';
import { encodeFunctionData, type Hex } from 'viem';
import type { Anchor, Sent } from './chain.ts';
import { ChainError } from './chain-error.ts';
import type { OpenChain } from './chain-service.ts';
import { sentBefore, sentOf } from './sent.ts';
import { sendCall } from './signed-call.ts';

export const findAnchor = async (
  { client, contracts }: OpenChain,
  treeSize: number,
): Promise<Anchor | null> => {
  const address = contracts.checkpointAnchor;
  const size = BigInt(treeSize);
  const checkpoint = await client.readContract({ address, abi, functionName: 'checkpointAt', args: [size] });
  if (checkpoint.anchoredInBlock === 0n) return null;
  const [event] = await client.getContractEvents({
    address,
    abi,
    eventName: 'CheckpointAnchored',
    args: { treeSize: size },
    fromBlock: checkpoint.anchoredInBlock,
    toBlock: checkpoint.anchoredInBlock,
  });
  if (!event) throw new ChainError('unreachable', 'The chain does not show the event of this checkpoint.');
  return {
    rootHash: checkpoint.rootHash,
    txHash: event.transactionHash,
    blockNumber: Number(checkpoint.anchoredInBlock),
  };
};

export const anchorCheckpoint = async (
  chain: OpenChain,
  { treeSize, rootHash }: { treeSize: number; rootHash: Hex },
): Promise<Sent> => {
  const before = await findAnchor(chain, treeSize);
  if (before?.rootHash === rootHash) return sentBefore(chain.outlet.rpc, before.txHash);
  const receipt = await sendCall(chain.outlet, chain.account, {
    to: chain.contracts.checkpointAnchor,
    data: encodeFunctionData({ abi, functionName: 'anchor', args: [BigInt(treeSize), rootHash] }),
    chainId: chain.network.chainId,
  });
  return sentOf(receipt);
};
