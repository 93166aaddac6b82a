import type { Session } from '@propguard/protocol/account';
import type { RequestContext } from '../../access/request.ts';
import { readSession } from './describe-session.ts';

export const showSession = async ({
  services,
  principal,
}: RequestContext): Promise<{ session: Session | null }> => {
  if (principal?.kind !== 'session') return { session: null };
  const { account, activeWorkspaceId } = principal;
  return { session: await readSession({ services }, { accountId: account.id, activeWorkspaceId }) };
};
