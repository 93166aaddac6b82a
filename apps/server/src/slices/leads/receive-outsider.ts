import type { NewAddress } from '@propguard/protocol/people';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { Failure } from '../../fail.ts';
import { getPerson } from '../people/get-person.ts';
import { learnWishes } from './learn-wishes.ts';
import { findOutsiderOfTalk, type Outsider } from './outsider-store.ts';
import { type ReceivedLead, receiveLead } from './receive-lead.ts';

/** Whoever writes in a conversation without an account, and all that they said; null: it is one of the team's own. */
export const findOutsider = async ({ tx }: TxScope, conversationId: string): Promise<Outsider | null> =>
  (await findOutsiderOfTalk(tx, conversationId)) ?? null;

type Given = { name: string | null; addresses: readonly NewAddress[] };

/**
 * Somebody who talked with the assistant, as a lead. Where the number is one person's and the address another's, nobody is
 * made one of two people: what is `known` of them counts, or else the first that they gave.
 */
export const receiveTalker = async (
  { services, tx, workspaceId }: OpenedScope & { workspaceId: string },
  conversationId: string,
  { name, addresses: given }: Given,
  known: readonly NewAddress[] = [],
): Promise<ReceivedLead> => {
  const addresses = [...known, ...given];
  const take = (taken: readonly NewAddress[]) =>
    tx.transaction((step) =>
      receiveLead(
        { services, tx: step, workspaceId, accountId: null },
        {
          name,
          addresses: taken,
          facts: {},
          source: 'website',
          touch: { kind: 'assistant', ref: conversationId },
          isWaiting: true,
        },
      ),
    );
  try {
    return await take(addresses);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'VALIDATION_FAILED' && addresses.length > 1))
      throw error;
    return take(addresses.slice(0, Math.max(1, known.length)));
  }
};

/** Somebody of a conversation as a lead, with what they gave and what is known of them. Of one conversation it happens once. */
export const receiveOutsider = async (
  scope: OpenedScope & { workspaceId: string },
  conversationId: string,
  { contactId, personId }: Pick<Outsider, 'contactId' | 'personId'>,
  given: Given,
): Promise<ReceivedLead> => {
  const { services, tx, workspaceId } = scope;
  const known = personId ? (await getPerson({ tx }, personId)).addresses : [];
  const received = await receiveTalker(
    scope,
    conversationId,
    given,
    known.map(({ kind, value }) => ({ kind, value })),
  );
  if (received.isRepeated) return received;
  if (personId === null)
    await services.tell(tx, { kind: 'writer-known', workspaceId, contactId, personId: received.personId });
  await learnWishes(scope, conversationId);
  await publish(tx, { workspaceId, subject: 'conversations', id: conversationId });
  return received;
};

/** Somebody said yes to being passed on, under the name and addresses that they gave; null: it is nobody from outside. */
export const captureNamed = async (
  scope: OpenedScope & { workspaceId: string },
  conversationId: string,
  given: Given,
): Promise<ReceivedLead | null> => {
  const outsider = await findOutsider(scope, conversationId);
  if (!outsider) return null;
  return receiveOutsider(scope, conversationId, outsider, { ...given, name: given.name ?? outsider.name });
};
