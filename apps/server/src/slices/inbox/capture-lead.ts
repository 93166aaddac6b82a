import { readDetails } from '@propguard/rules/leads/read-details';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { findOutsider, receiveOutsider } from '../leads/receive-outsider.ts';
import { writtenAddresses } from '../people/written-addresses.ts';

/**
 * 'My name is Priya, call me on 0491…', said to the assistant, and yes when it asked whether to pass it on: whoever said it
 * is a lead, whose agent is told. Before that yes nothing is kept but the conversation. Of one conversation it happens once.
 */
const capture = async (
  { services, tx }: OpenedScope,
  workspaceId: string,
  conversationId: string,
): Promise<void> => {
  const outsider = await findOutsider({ tx }, conversationId);
  if (!outsider) return;
  const details = readDetails(outsider.said);
  const given = writtenAddresses(details);
  if (given.length === 0) return;
  await receiveOutsider({ services, tx, workspaceId }, conversationId, outsider, {
    name: details.name ?? outsider.name,
    addresses: given,
  });
};

export const captureOnHandOver = (
  scope: OpenedScope,
  { workspaceId, conversationId, state }: HappeningOf<'conversation-state-changed'>,
): Promise<void> => (state === 'waiting' ? capture(scope, workspaceId, conversationId) : Promise.resolve());

/** Said later, while they wait for a person. */
export const captureOnMessage = (
  scope: OpenedScope,
  { message: { workspaceId, conversationId }, isForPerson }: HappeningOf<'message-received'>,
): Promise<void> => (isForPerson ? capture(scope, workspaceId, conversationId) : Promise.resolve());
