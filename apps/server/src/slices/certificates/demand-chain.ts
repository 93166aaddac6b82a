import type { AnyScope } from '../../access/any-scope.ts';
import type { Chain } from '../../providers/chain/chain.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';

/** An installation may be run without a chain; to a certificate that is the same as one that cannot be reached. */
export const demandChain = ({ services: { chain } }: AnyScope<'chain'>): Chain => {
  if (!chain) throw new ChainError('unreachable', 'This installation has no chain.');
  return chain;
};
