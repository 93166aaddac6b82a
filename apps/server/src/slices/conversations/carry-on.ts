import type { OpenedScope } from '../../access/any-scope.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { CarryInput } from './carry-input.ts';
import { carryConversationJob } from './jobs.ts';
import { findRelay } from './relay-store.ts';

const carry = async (
  { services, tx }: OpenedScope,
  workspaceId: string,
  input: CarryInput,
): Promise<void> => {
  if (await findRelay(tx, input.conversationId))
    await enqueue(services.queue, tx, carryConversationJob, { workspaceId, accountId: null, input });
};

/** What is said in a conversation that has another side is carried there. */
export const carryReply = (
  scope: OpenedScope,
  { workspaceId, conversationId }: HappeningOf<'conversation-replied'>,
): Promise<void> => carry(scope, workspaceId, { conversationId });

export const carryMessage = (
  scope: OpenedScope,
  { message: { workspaceId, conversationId }, isForPerson }: HappeningOf<'message-received'>,
): Promise<void> => (isForPerson ? carry(scope, workspaceId, { conversationId }) : Promise.resolve());

export const carryState = (
  scope: OpenedScope,
  { workspaceId, conversationId, state }: HappeningOf<'conversation-state-changed'>,
): Promise<void> => carry(scope, workspaceId, { conversationId, became: state });
