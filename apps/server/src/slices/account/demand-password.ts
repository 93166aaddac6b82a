import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import { fail } from '../../fail.ts';
import { isPasswordOf } from '../../identity/passwords.ts';

/** Before what cannot be undone: whoever sits at an open session must know the password too. */
export const demandPassword = async (
  { services }: AnyScope,
  accountId: string,
  given: { field: string; password: string },
): Promise<void> => {
  if (await isPasswordOf(identityOf(services), accountId, given.password)) return;
  throw fail('INVALID_CREDENTIALS', {
    fields: [{ field: given.field, message: 'The password is not right.' }],
  });
};
