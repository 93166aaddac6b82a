import type { NewAddress } from '@propguard/protocol/people';
import { readDetails } from '@propguard/rules/leads/read-details';
import type { OpenedScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { Failure } from '../../fail.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { getPerson } from '../people/get-person.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { findOutsider, savePersonOfContact } from './person-store.ts';

/** By which somebody can be answered, as far as it is a number or an address at all. */
const addressesIn = ({ email, phone }: ReturnType<typeof readDetails>): NewAddress[] =>
  (
    [
      ['email', email],
      ['phone', phone],
    ] as const
  ).flatMap(([kind, written]) => {
    const found = written === null ? null : normaliseAddress(kind, written);
    return found && 'value' in found ? [{ kind, value: found.value }] : [];
  });

/**
 * 'My name is Priya, call me on 0491…', said to the assistant, and yes when it asked whether to pass it on: whoever said it
 * is a lead, whose agent is told. Before that yes nothing is kept but the conversation. Of one conversation it happens once.
 */
const capture = async (
  { services, tx }: OpenedScope,
  workspaceId: string,
  conversationId: string,
): Promise<void> => {
  const outsider = await findOutsider(tx, conversationId);
  if (!outsider) return;
  const details = readDetails(outsider.said);
  const given = addressesIn(details);
  if (given.length === 0) return;
  const known = outsider.personId ? (await getPerson({ tx }, outsider.personId)).addresses : [];
  const addresses = [...known.map(({ kind, value }) => ({ kind, value })), ...given];
  const take = (taken: readonly NewAddress[]) =>
    tx.transaction((step) =>
      receiveLead(
        { services, tx: step, workspaceId, accountId: null },
        {
          name: details.name ?? outsider.name,
          addresses: taken,
          facts: {},
          source: 'website',
          touch: { kind: 'assistant', ref: conversationId },
          isWaiting: true,
        },
      ),
    );
  const received = await take(addresses).catch((error: unknown) => {
    // The number is one person's and the address another's: nobody is made one of two people.
    if (error instanceof Failure && error.code === 'VALIDATION_FAILED')
      return take(addresses.slice(0, Math.max(1, known.length)));
    throw error;
  });
  if (received.isRepeated) return;
  if (outsider.personId === null) await savePersonOfContact(tx, outsider.contactId, received.personId);
  await publish(tx, { workspaceId, subject: 'conversations', id: conversationId });
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
