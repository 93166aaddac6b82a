import { identityOf } from '../../access/identity-of.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { deleteSession } from './store.ts';

export const endSession = async (
  { services, principal }: { services: Context; principal: SessionPrincipal },
  id: string,
): Promise<{ done: true }> => {
  const isEnded = await deleteSession(identityOf(services), { id, accountId: principal.account.id });
  if (!isEnded) throw fail('NOT_FOUND');
  return { done: true };
};
