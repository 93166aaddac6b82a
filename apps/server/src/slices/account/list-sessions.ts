import { identityOf } from '../../access/identity-of.ts';
import type { OwnRequest } from '../../access/request.ts';
import { findLiveSessions } from './store.ts';
import { toListedSession } from './view.ts';

export const listSessions = async ({ services, principal }: OwnRequest) => {
  const rows = await findLiveSessions(identityOf(services), principal.account.id);
  return { items: rows.map((row) => toListedSession(row, principal.sessionId)) };
};
