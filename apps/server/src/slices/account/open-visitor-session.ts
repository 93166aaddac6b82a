import type { Session } from '@propguard/protocol/account';
import { eq } from 'drizzle-orm';
import { addressGroup } from '../../access/address-group.ts';
import { openAccount } from '../../access/open-account.ts';
import type { RequestContext } from '../../access/request.ts';
import { accounts } from '../../db/schema/identity.ts';
import { callerHeaders } from '../../identity/caller-headers.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { readSession } from './describe-session.ts';
import { showSession } from './show-session.ts';

/** One of 65,536 numbers: enough to give those of one network a limit together, too few to tell where somebody was. */
const networkOf = ({ services, address }: RequestContext): number =>
  services.vault.derive(SEALED_FOR.visitorNetworks, addressGroup(address)).readUInt16BE(0);

/** A visitor gets an account without a name and a session, nothing more: a workspace comes with the first write. */
export const openVisitorSession = async (request: RequestContext): Promise<Session> => {
  const { session } = await showSession(request);
  if (session) return session;
  const { auth } = request.services;
  const { headers, response } = await auth.api.signInAnonymous({
    headers: callerHeaders(request),
    returnHeaders: true,
  });
  const { id } = response.user;
  await openAccount(request.services, id, 'write', async ({ tx }) => {
    await tx
      .update(accounts)
      .set({ network: networkOf(request) })
      .where(eq(accounts.id, id));
  });
  request.setCookies(headers.getSetCookie());
  return readSession(request, { accountId: id, activeWorkspaceId: null });
};
