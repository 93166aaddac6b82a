import { identityOf } from '../../access/identity-of.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { findLiveSessions } from './store.ts';
import { toListedSession } from './view.ts';

export const listSessions = async ({
  services,
  principal,
}: {
  services: Context;
  principal: SessionPrincipal;
}) => {
  const rows = await findLiveSessions(identityOf(services), principal.account.id);
  return { items: rows.map((row) => toListedSession(row, principal.sessionId)) };
};
