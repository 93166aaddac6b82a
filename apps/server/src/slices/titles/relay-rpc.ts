import type { RpcReply } from '@propguard/protocol/titles';
import { type Hex, isHex, numberToHex } from 'viem';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';
import { readRawTransaction } from '../../providers/chain/raw-transaction.ts';
import { RpcError } from '../../providers/chain/rpc.ts';
import { withChain } from './demand-chain.ts';
import { demandChainRoom } from './demand-chain-room.ts';

/** What a wallet needs to read, with the most parameters that each may have. Nothing here changes the chain. */
const READABLE: Readonly<Record<string, number>> = {
  eth_chainId: 0,
  net_version: 0,
  eth_blockNumber: 0,
  eth_gasPrice: 0,
  eth_maxPriorityFeePerGas: 0,
  eth_feeHistory: 3,
  eth_getBalance: 2,
  eth_getCode: 2,
  eth_getTransactionCount: 2,
  eth_getTransactionReceipt: 1,
  eth_getTransactionByHash: 1,
  eth_getBlockByNumber: 2,
  eth_getBlockByHash: 2,
  // Without the third parameter of both, which would replace the state that they look at.
  eth_call: 2,
  eth_estimateGas: 2,
};

/** These run code of anybody's choice. */
const RUNS_CODE = new Set(['eth_call', 'eth_estimateGas']);
/** What a call says of itself. A price would only make it fail for want of coin. */
const CALL_FIELDS = ['from', 'to', 'data', 'input', 'value'] as const;
/** Several times what the dearest of our own calls takes; an endless one ends soon. */
const MOST_CALL_GAS = 10_000_000;
/** Characters: a transaction of ours has some thousand. */
const LONGEST_TRANSACTION = 100_000;

const FEE_BLOCKS_MOST = 1024;
const FEE_PERCENTILES_MOST = 100;
const FEE_HISTORY_MOST = `eth_feeHistory looks at most at ${FEE_BLOCKS_MOST} blocks and ${FEE_PERCENTILES_MOST} percentiles here.`;

const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const TRANSACTION_REFUSED = -32_003;

type Request = { id: string | number | null; method: string; params: unknown[] };
type Asked = { scope: ReferenceScope; who: string; chain: OpenChain };
type Answer = Pick<RpcReply, 'result' | 'error'>;

const refuse = (code: number, message: string): Answer => ({ error: { code, message } });

/** A signed transaction is written down before it is sent, as our own are: for good, so there is an end to how many. */
const sendRaw = async ({ scope, who, chain: { outlet } }: Asked, [raw]: unknown[]): Promise<Answer> => {
  if (!isHex(raw)) return refuse(INVALID_PARAMS, 'A signed transaction is hexadecimal.');
  if (raw.length > LONGEST_TRANSACTION)
    return refuse(INVALID_PARAMS, `A transaction has at most ${LONGEST_TRANSACTION} characters here.`);
  const { sender } = await readRawTransaction(raw);
  await demandChainRoom(scope, { who, bytes: raw.length });
  const receipt = await outlet.send({ sender, sign: () => Promise.resolve(raw as Hex) });
  return { result: receipt.transactionHash };
};

/** What it answers is as long as the blocks times the percentiles that it is asked for. */
const isModest = ([blocks, , percentiles = []]: unknown[]): boolean =>
  Number(blocks) <= FEE_BLOCKS_MOST &&
  Array.isArray(percentiles) &&
  percentiles.length <= FEE_PERCENTILES_MOST;

/** The call with its gas capped, whatever it asks for; null when it is none. */
const capped = (given: unknown): Record<string, unknown> | null => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const call = given as Record<string, unknown>;
  const asked = isHex(call.gas) && call.gas !== '0x' ? Number(call.gas) : MOST_CALL_GAS;
  return {
    ...Object.fromEntries(CALL_FIELDS.flatMap((field) => (field in call ? [[field, call[field]]] : []))),
    gas: numberToHex(Math.min(asked, MOST_CALL_GAS)),
  };
};

const answer = async (asked: Asked, { method, params }: Request): Promise<Answer> => {
  if (method === 'eth_sendRawTransaction') return sendRaw(asked, params);
  const { chain } = asked;
  const mostParameters = READABLE[method];
  if (mostParameters === undefined) return refuse(METHOD_NOT_FOUND, `${method} isn’t offered here.`);
  if (params.length > mostParameters)
    return refuse(INVALID_PARAMS, `${method} takes at most ${mostParameters} parameters here.`);
  if (method === 'eth_feeHistory' && !isModest(params)) return refuse(INVALID_PARAMS, FEE_HISTORY_MOST);
  if (!RUNS_CODE.has(method)) return { result: await chain.outlet.rpc(method, params) };
  const [given, ...block] = params;
  const call = capped(given);
  if (!call) return refuse(INVALID_PARAMS, `${method} takes a call.`);
  return { result: await chain.outlet.rpc(method, [call, ...block]) };
};

const explain = (error: unknown): Answer => {
  if (error instanceof RpcError)
    return {
      error: { code: error.code, message: error.message, ...(error.data ? { data: error.data } : {}) },
    };
  if (error instanceof ChainError && error.reason !== 'unreachable' && error.reason !== 'timed-out')
    return refuse(TRANSACTION_REFUSED, error.message);
  throw error;
};

/** The way to the embedded chain for wallets: allow-listed, and nothing is sent that was not written down first. */
export const relayRpc = (scope: ReferenceScope, who: string, request: Request): Promise<RpcReply> =>
  withChain(scope, async (chain) => {
    if (!chain.network.isEmbedded) throw fail('UNAVAILABLE');
    const reply = await answer({ scope, who, chain }, request).catch(explain);
    return { jsonrpc: '2.0', id: request.id, ...reply };
  });
