import { identityOf } from '../../access/identity-of.ts';
import type { OwnRequest } from '../../access/request.ts';
import { signOut } from './sign-out.ts';
import { deleteSessions } from './store.ts';

export const signOutEverywhere = async (request: OwnRequest): Promise<{ ended: number }> => {
  const ended = await deleteSessions(identityOf(request.services), request.principal.account.id);
  await signOut(request);
  return { ended };
};
