import type { ActivityKind } from '@propguard/rules/activities/activity-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { insertActivity } from './store.ts';

/** Whom it happened with: a person, or whoever a conversation is with. */
type With =
  | { personId: string; conversationId?: string }
  | { personId: string | null; conversationId: string };
type Happened = With & { kind: ActivityKind; ref: string; at?: Date; outcome?: string };

/**
 * The one way into the stream, inside the transaction of what happened: both stand or neither does. The same ref is
 * recorded once, however often it is told.
 */
export const recordActivity = async (
  { services, tx, workspaceId }: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  { at = new Date(), ...happened }: Happened,
): Promise<void> => {
  const isNew = await insertActivity(tx, { workspaceId, at, ...happened });
  if (isNew) await services.tell(tx, { kind: 'activity-recorded', workspaceId, personId: happened.personId });
};
