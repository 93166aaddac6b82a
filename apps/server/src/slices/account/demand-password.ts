import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { isPasswordOf } from '../../identity/passwords.ts';

/** Before what cannot be undone: whoever sits at an open session must know the password too. */
export const demandPassword = async (
  { database }: Context,
  accountId: string,
  given: { field: string; password: string },
): Promise<void> => {
  if (await isPasswordOf(database.plain, accountId, given.password)) return;
  throw fail('INVALID_CREDENTIALS', {
    fields: [{ field: given.field, message: 'The password is not right.' }],
  });
};
