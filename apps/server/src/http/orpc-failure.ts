import { AsyncIteratorClass, ORPCError } from '@orpc/server';
import { Failure } from '../fail.ts';

/** oRPC writes its own errors into its replies; one of ours says the same in its words. */
export const toOrpcError = ({ code, status, message, data }: Failure) =>
  new ORPCError(code, { status, message, data });

export const isEventStream = (output: unknown): output is AsyncIterator<unknown, unknown, void> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output && 'next' in output;

/** A stream that has begun can fail as well: its last event then carries the error. */
export const speakOrpc = (output: unknown): unknown => {
  if (!isEventStream(output)) return output;
  return new AsyncIteratorClass(
    async () => {
      try {
        return await output.next();
      } catch (error) {
        throw error instanceof Failure ? toOrpcError(error) : error;
      }
    },
    async () => {
      await output.return?.();
    },
  );
};
