import { identityOf } from '../../access/identity-of.ts';
import type { OwnRequest } from '../../access/request.ts';
import { fail } from '../../fail.ts';
import { deleteSession } from './store.ts';

export const endSession = async (
  { services, principal }: OwnRequest,
  id: string,
): Promise<{ done: true }> => {
  const isEnded = await deleteSession(identityOf(services), { id, accountId: principal.account.id });
  if (!isEnded) throw fail('NOT_FOUND');
  return { done: true };
};
