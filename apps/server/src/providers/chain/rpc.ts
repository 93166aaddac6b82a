import type { Hex } from 'viem';
import { ChainError, reasonOf } from './chain-error.ts';

const TIMEOUT_MS = 10_000;
/** Many times the longest that we ask for; a node that says more is not listened to. */
const LONGEST_REPLY_BYTES = 16 * 1024 * 1024;

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

/** The reply as it is read, given up as soon as it is too long. */
const readReply = async ({ body }: Response): Promise<Reply> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > LONGEST_REPLY_BYTES)
      throw new ChainError('rejected', 'The chain’s answer is too long. Ask for less.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Reply;
};

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
      .then(readReply)
      .catch((cause: unknown) => {
        if (cause instanceof ChainError) throw cause;
        // What it did not answer in time it may still be doing: to send it again would double its work.
        if (cause instanceof DOMException && cause.name === 'TimeoutError')
          throw new ChainError('timed-out', 'The chain didn’t answer in time.', { cause });
        throw new ChainError('unreachable', 'We can’t reach the chain.', { cause });
      });
    if (reply.error) throw new RpcError(reply.error);
    return reply.result;
  };
