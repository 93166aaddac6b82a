import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import { countOnAllNodes } from '../../access/shared-counts.ts';
import { lettersTo } from '../outbound/letters-to.ts';

/** Not awaited: neither the reply nor the time it takes may tell whether the address is known. */
export const requestPasswordReset = async (
  { services }: AnyScope,
  email: string,
): Promise<{ done: true }> => {
  const { auth, log } = services;
  // Whether or not there is such an account: a refusal must not tell either.
  await countOnAllNodes(identityOf(services), [lettersTo({ services }, 'password reset', email)]);
  auth.api
    .requestPasswordReset({ body: { email } })
    .catch((error: unknown) => log.error({ err: error }, 'a password reset link could not be written'));
  return { done: true };
};
