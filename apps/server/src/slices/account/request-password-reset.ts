import type { AnyScope } from '../../access/any-scope.ts';

/** Not awaited: neither the reply nor the time it takes may tell whether the address is known. */
export const requestPasswordReset = async (
  { services: { auth, log } }: AnyScope,
  email: string,
): Promise<{ done: true }> => {
  auth.api
    .requestPasswordReset({ body: { email } })
    .catch((error: unknown) => log.error({ err: error }, 'a password reset link could not be written'));
  return { done: true };
};
