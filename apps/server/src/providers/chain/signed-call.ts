import {
  type Address,
  createPublicClient,
  custom,
  decodeErrorResult,
  type Hex,
  numberToHex,
  type PrivateKeyAccount,
  type PublicClient,
} from 'viem';
import { ChainError } from './chain-error.ts';
import { ERROR_ABIS } from './contract-errors.ts';
import type { Outlet, Receipt } from './outlet.ts';
import { type Rpc, RpcError } from './rpc.ts';

/** Some head room over the estimate: a block may be mined in between. */
const GAS_MARGIN_PERCENT = 120n;

export const clientOver = (rpc: Rpc): PublicClient =>
  createPublicClient({
    transport: custom({ request: ({ method, params }) => rpc(method, params) }, { retryCount: 0 }),
    // viem would otherwise wait for its next tick before it asks.
    batch: { multicall: false },
  });

/** The contract's own error in words of the contract: `AlreadyMinted`. */
const explainRevert = (error: unknown): never => {
  if (!(error instanceof RpcError) || error.reason !== 'reverted' || !error.data) throw error;
  let revertName: string | undefined;
  try {
    revertName = decodeErrorResult({ abi: ERROR_ABIS, data: error.data }).errorName;
  } catch {
    throw error;
  }
  throw new ChainError('reverted', `The contract refused: ${revertName}.`, { revertName, cause: error });
};

type Call = { to?: Address; data: Hex; value?: bigint; chainId: number };

/** With some head room. */
export const estimateGas = async (
  rpc: Rpc,
  from: Address,
  { to, data, value = 0n }: Call,
): Promise<bigint> => {
  const call = { from, data, value: numberToHex(value), ...(to ? { to } : {}) };
  const estimate = await rpc('eth_estimateGas', [call]).catch(explainRevert);
  return (BigInt(estimate as Hex) * GAS_MARGIN_PERCENT) / 100n;
};

/** Signs and sends one call in the issuer's name. A call that would revert is not sent. */
export const sendCall = async (outlet: Outlet, account: PrivateKeyAccount, call: Call): Promise<Receipt> => {
  const receipt = await outlet.send({
    sender: account.address,
    sign: async (nonce, rpc) => {
      const gas = await estimateGas(rpc, account.address, call);
      const fees = await clientOver(rpc).estimateFeesPerGas();
      return account.signTransaction({
        type: 'eip1559',
        chainId: call.chainId,
        nonce,
        gas,
        data: call.data,
        value: call.value ?? 0n,
        maxFeePerGas: fees.maxFeePerGas,
        maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
        ...(call.to ? { to: call.to } : {}),
      });
    },
  });
  if (receipt.status !== '0x1') throw new ChainError('reverted', 'The transaction was mined and reverted.');
  return receipt;
};
