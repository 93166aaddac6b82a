import type { ActivityKind } from '@propguard/rules/activities/activity-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { findOutsider } from './store.ts';

type Exchange = { kind: ActivityKind; ref: string; at?: Date; outcome?: string };

/**
 * What passes between the workspace and somebody outside of it. Members who talk to their own assistant are nobody's
 * history.
 */
export const recordExchanges = async (
  scope: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  conversationId: string,
  exchanges: readonly Exchange[],
): Promise<void> => {
  const outsider = await findOutsider(scope.tx, conversationId);
  if (outsider) await recordActivities(scope, { ...outsider, conversationId }, exchanges);
};

export const recordExchange = (
  scope: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  conversationId: string,
  exchange: Exchange,
): Promise<void> => recordExchanges(scope, conversationId, [exchange]);
