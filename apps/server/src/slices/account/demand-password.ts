import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import { countOnAllNodes, forgetCount } from '../../access/shared-counts.ts';
import { fail } from '../../fail.ts';
import { isPasswordOf } from '../../identity/passwords.ts';
import { passwordTries } from './password-tries.ts';

/** Before what cannot be undone: whoever sits at an open session must know the password too. */
export const demandPassword = async (
  { services }: AnyScope,
  accountId: string,
  given: { field: string; password: string },
): Promise<void> => {
  const identity = identityOf(services);
  const tries = passwordTries({ services }, accountId);
  await countOnAllNodes(identity, [tries]);
  if (await isPasswordOf(identity, accountId, given.password)) {
    await forgetCount(identity, tries);
    return;
  }
  throw fail('INVALID_CREDENTIALS', {
    fields: [{ field: given.field, message: 'That password isn’t right.' }],
  });
};
