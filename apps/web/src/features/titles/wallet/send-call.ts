import type { ChainOverview } from '@propguard/protocol/titles';
import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem';
import { wait } from '../../../lib/wait.ts';
import { text } from '../text.ts';
import { type ContractCall, revertIn } from './contract-call.ts';
import type { Eip1193Provider } from './eip1193.ts';
import { CallRefused } from './explain-failure.ts';

export interface Sender {
  provider: Eip1193Provider;
  address: Address;
  network: ChainOverview['network'];
}

const POLL_MS = 250;
const PATIENCE_MS = 180_000;
const GAS_MARGIN_PERCENT = 125n;

async function demandNetwork({ provider, network }: Sender): Promise<void> {
  const chainId = Number(await provider.request({ method: 'eth_chainId' }));
  if (chainId !== network.chainId)
    throw new CallRefused(text.failures.wrongNetwork(chainId, network.name, network.chainId));
}

/** A call that would fail fails here, with the contract's own reason, before anything is signed. */
async function estimateGas({ provider, address }: Sender, { to, data }: ContractCall): Promise<bigint> {
  const estimate = await provider.request({
    method: 'eth_estimateGas',
    params: [{ from: address, to, data }],
  });
  return (hexToBigInt(estimate as Hex) * GAS_MARGIN_PERCENT) / 100n;
}

async function demandFee({ provider, address }: Sender, gas: bigint): Promise<void> {
  const [balance, price] = (await Promise.all([
    provider.request({ method: 'eth_getBalance', params: [address, 'latest'] }),
    provider.request({ method: 'eth_gasPrice' }),
  ])) as [Hex, Hex];
  if (hexToBigInt(balance) < gas * hexToBigInt(price)) throw new CallRefused(text.failures.insufficientGas);
}

async function untilMined({ provider }: Sender, hash: Hex): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!patience.aborted) {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    if (receipt) {
      if ((receipt as { status: Hex }).status !== '0x1')
        throw new CallRefused(text.failures.minedAndReverted);
      return;
    }
    await wait(POLL_MS, patience);
  }
  throw new CallRefused(text.failures.notMined);
}

/** Sends one call of a contract and waits until it is in a block. */
export async function sendCall(sender: Sender, call: ContractCall): Promise<Hex> {
  await demandNetwork(sender);
  const gas = await estimateGas(sender, call);
  await demandFee(sender, gas);
  const hash = (await sender.provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: sender.address, ...call, gas: numberToHex(gas) }],
  })) as Hex;
  await untilMined(sender, hash);
  return hash;
}

/**
 * Tries a call that still lacks a permission, without sending it: whatever else is in its way is known before the
 * permission is signed.
 */
export async function rehearse(sender: Sender, call: ContractCall, lacking: string): Promise<void> {
  await demandNetwork(sender);
  try {
    await estimateGas(sender, call);
  } catch (error) {
    if (revertIn(error)?.name !== lacking) throw error;
  }
}

/** What a contract answers, as the wallet's own network has it. */
export async function readCall(sender: Sender, { to, data }: ContractCall): Promise<Hex> {
  await demandNetwork(sender);
  return (await sender.provider.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })) as Hex;
}
