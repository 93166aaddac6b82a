import type { Session } from '@propguard/protocol/account';
import type { RequestContext } from '../../access/request.ts';
import { callerHeaders } from '../../identity/caller-headers.ts';
import { readSession } from './describe-session.ts';
import { showSession } from './show-session.ts';

/** A visitor gets an account without a name and a session, nothing more: a workspace comes with the first write. */
export const openVisitorSession = async (request: RequestContext): Promise<Session> => {
  const { session } = await showSession(request);
  if (session) return session;
  const { auth } = request.services;
  const { headers, response } = await auth.api.signInAnonymous({
    headers: callerHeaders(request),
    returnHeaders: true,
  });
  request.setCookies(headers.getSetCookie());
  return readSession(request, { accountId: response.user.id, activeWorkspaceId: null });
};
