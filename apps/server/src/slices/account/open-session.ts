import type { Session } from '@propguard/protocol/account';
import { identityOf } from '../../access/identity-of.ts';
import type { RequestContext } from '../../access/request.ts';
import { callerHeaders } from '../../identity/caller-headers.ts';
import { readSession } from './describe-session.ts';
import { deleteSession } from './store.ts';

/** Lets an account in with a session of its own; the one that the browser had before ends. */
export const openSession = async (request: RequestContext, accountId: string): Promise<Session> => {
  const { services, principal, setCookies } = request;
  const opened = await services.auth.api.openSession({
    body: { accountId },
    headers: callerHeaders(request),
    returnHeaders: true,
  });
  if (principal?.kind === 'session') {
    await deleteSession(identityOf(services), {
      id: principal.sessionId,
      accountId: principal.account.id,
    });
  }
  setCookies(opened.headers.getSetCookie());
  return readSession(request, { accountId, activeWorkspaceId: null });
};
