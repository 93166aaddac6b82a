import { channelsOf } from '@propguard/rules/consent/channels-of';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findAddressesOf, findStanding, insertEvent } from './store.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;

/** Somebody unsubscribed from all mail in a system that the workspace has connected: no mail that sells goes to them from here. */
export const withdrawElsewhere = async (
  { tx, workspaceId }: Scope,
  personId: string,
  source: 'hubspot',
): Promise<void> => {
  for (const { id, kind } of await findAddressesOf(tx, personId)) {
    if (!channelsOf(kind).includes('email')) continue;
    const { basis } = await findStanding(tx, id, 'email');
    if (basis === 'withdrawn') continue;
    await insertEvent(tx, {
      workspaceId,
      personAddressId: id,
      channel: 'email',
      kind: 'withdrawn',
      source,
    });
  }
};
