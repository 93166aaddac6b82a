import type { ServerResponse } from 'node:http';
import { fail } from '../fail.ts';

/** What was stopped is told to nobody: whoever asked has hung up. */
export const goneSignal = (
  reply: Pick<ServerResponse, 'once' | 'writableEnded' | 'destroyed'>,
): AbortSignal => {
  const left = new AbortController();
  const leave = (): void => {
    if (!reply.writableEnded) left.abort(fail('TIMED_OUT'));
  };
  if (reply.destroyed) leave();
  else reply.once('close', leave);
  return left.signal;
};
