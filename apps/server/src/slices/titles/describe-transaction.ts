import { CHAIN_CONTRACTS, type ChainContractName, type ChainTransaction } from '@propguard/protocol/titles';
import {
  decodeEventLog,
  decodeFunctionData,
  getAddress,
  type Hex,
  parseTransaction,
  type TransactionSerialized,
} from 'viem';
import type { ChainContracts } from '../../providers/chain/chain.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { type Receipt, readReceipt } from '../../providers/chain/outlet.ts';
import { CONTRACT_ABIS } from './contract-abis.ts';
import type { TransactionRow } from './store.ts';

const contractAt = (contracts: ChainContracts, address: string | null): ChainContractName | null =>
  CHAIN_CONTRACTS.find((name) => contracts[name].toLowerCase() === address?.toLowerCase()) ?? null;

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
    : String(value);

type Log = Receipt['logs'][number];

const describeEvent = (contracts: ChainContracts, { address, topics, data }: Log) => {
  const contract = contractAt(contracts, address);
  try {
    if (!contract) throw new Error('not ours');
    const { eventName, args } = decodeEventLog({ abi: CONTRACT_ABIS[contract], topics, data });
    const named = Object.entries(args ?? {}).map(([name, value]) => ({ name, value: textOf(value) }));
    return { contract, name: eventName ?? 'Event', arguments: named };
  } catch {
    const raw = topics.map((topic, index) => ({ name: `topic ${index}`, value: topic as string }));
    return { contract, name: 'Event of another contract', arguments: raw };
  }
};

const describeCall = (raw: Hex, contract: ChainContractName | null): string => {
  const { to, data = '0x' } = parseTransaction(raw as TransactionSerialized);
  if (!to) return 'Deploy a contract';
  if (data === '0x') return 'Transfer';
  try {
    if (contract) return decodeFunctionData({ abi: CONTRACT_ABIS[contract], data }).functionName;
  } catch {
    // Falls through: not a function of the contract.
  }
  return data.slice(0, 10);
};

const statusOf = (receipt: Receipt | null): ChainTransaction['status'] => {
  if (!receipt) return 'pending';
  return receipt.status === '0x1' ? 'succeeded' : 'reverted';
};

/** A transaction that went through us, with what the chain made of it. */
export const describeTransaction = async (
  { outlet, contracts }: OpenChain,
  row: TransactionRow,
): Promise<ChainTransaction> => {
  const receipt = await readReceipt(outlet.rpc, row.hash as Hex);
  const target = row.recipient ?? receipt?.contractAddress ?? null;
  const contract = contractAt(contracts, target);
  return {
    hash: row.hash,
    status: statusOf(receipt),
    blockNumber: row.block_number === null ? null : Number(row.block_number),
    at: new Date(Number(row.block_time) * 1000).toISOString(),
    from: getAddress(row.sender),
    to: target ? getAddress(target) : null,
    contract,
    call: describeCall(row.raw as Hex, contract),
    gasUsed: receipt ? String(BigInt(receipt.gasUsed)) : null,
    feeWei: receipt ? String(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)) : null,
    events: (receipt?.logs ?? []).map((log) => describeEvent(contracts, log)),
  };
};
