import type { Hex } from 'viem';
import { ChainError, reasonOf } from './chain-error.ts';

const TIMEOUT_MS = 10_000;

/** One JSON-RPC call to a node. */
export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>;

/** The error of a JSON-RPC reply, whole: a revert's data is what tells why. */
export class RpcError extends ChainError {
  readonly code: number;
  readonly data: Hex | null;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(reasonOf(message), message);
    this.code = code;
    this.data = typeof data === 'string' && data.startsWith('0x') ? (data as Hex) : null;
  }
}

type Reply = { result?: unknown; error?: { code: number; message: string; data?: unknown } };

export const rpcAt =
  (url: string, timeoutMs = TIMEOUT_MS): Rpc =>
  async (method, params = []) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json() as Promise<Reply>)
      .catch((cause: unknown) => {
        // What it did not answer in time it may still be doing: to send it again would double its work.
        if (cause instanceof DOMException && cause.name === 'TimeoutError')
          throw new ChainError('timed-out', 'The chain didn’t answer in time.', { cause });
        throw new ChainError('unreachable', 'We can’t reach the chain.', { cause });
      });
    if (reply.error) throw new RpcError(reply.error);
    return reply.result;
  };
