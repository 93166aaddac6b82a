import type { AnyScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import { chainFailure } from '../../providers/chain/chain-failure.ts';
import type { OpenChain } from '../../providers/chain/chain-service.ts';

/** A library puts the chain's own error somewhere below its own. */
const chainErrorIn = (error: unknown): ChainError | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ChainError) return cause;
  return null;
};

/** Works with the chain; when it is not there, says so in words of the catalogue. */
export const withChain = async <T>(
  { services: { chain, log } }: AnyScope,
  work: (open: OpenChain) => Promise<T>,
): Promise<T> => {
  if (!chain) throw fail('UNAVAILABLE');
  try {
    return await work(await chain.open());
  } catch (error) {
    const cause = chainErrorIn(error);
    if (!cause) throw error;
    log.warn({ err: error }, 'the chain did not answer');
    throw chainFailure(cause);
  }
};
