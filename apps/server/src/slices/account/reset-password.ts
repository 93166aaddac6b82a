import type { PasswordReset } from '@propguard/protocol/account';
import { isAPIError } from 'better-auth/api';
import type * as z from 'zod';
import type { AnyScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';

/** A link works once; with the new password all sessions end. */
export const resetPassword = async (
  { services: { auth } }: AnyScope,
  { token, password }: z.infer<typeof PasswordReset>,
): Promise<{ done: true }> => {
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
    return { done: true };
  } catch (error) {
    throw isAPIError(error) ? fail('LINK_EXPIRED') : error;
  }
};
