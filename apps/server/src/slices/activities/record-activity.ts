import type { ActivityKind } from '@propguard/rules/activities/activity-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { insertActivities } from './store.ts';

/** Whom it happened with: a person, or whoever a conversation is with. */
type With =
  | { personId: string; conversationId?: string }
  | { personId: string | null; conversationId: string };
type What = { kind: ActivityKind; ref: string; at?: Date; outcome?: string };
type Happened = With & What;
type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

/**
 * The one way into the stream, inside the transaction of what happened: both stand or neither does. The same ref is
 * recorded once, however often it is told.
 */
export const recordActivity = (scope: Scope, happened: Happened): Promise<void> =>
  recordActivities(scope, happened, [happened]);

/** Several with the same person. */
export const recordActivities = async (
  { services, tx, workspaceId }: Scope,
  who: With,
  happened: readonly What[],
): Promise<void> => {
  if (happened.length === 0) return;
  const rows = happened.map(({ at = new Date(), ...what }) => ({ workspaceId, ...who, ...what, at }));
  if ((await insertActivities(tx, rows)) === 0) return;
  await services.tell(tx, { kind: 'activity-recorded', workspaceId, personId: who.personId });
};
