import type { Channel } from '@propguard/rules/conversations/channels';
import type { OutboundReason, OutboundState } from '@propguard/rules/outbound/outbound-messages';
import { REPLY_TRIES_MAX, replyKey } from '@propguard/rules/outbound/reply-key';
import type { AddressKind } from '@propguard/rules/people/addresses';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { contacts, conversations, messages } from '../../db/schema/conversations.ts';
import { personAddresses } from '../../db/schema/people.ts';
import { TEST_KEY } from './addressed.ts';

/** Under which address of a person an answer goes. */
export const findAddressId = async (tx: Tx, kind: AddressKind, value: string): Promise<string | undefined> =>
  (
    await tx
      .select({ id: personAddresses.id })
      .from(personAddresses)
      .where(and(eq(personAddresses.kind, kind), eq(personAddresses.value, value)))
  )[0]?.id;

export const findAddressOfContact = async (
  tx: Tx,
  conversationId: string,
  kind: AddressKind,
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: personAddresses.id })
      .from(conversations)
      .innerJoin(contacts, eq(contacts.id, conversations.contactId))
      .innerJoin(
        personAddresses,
        and(eq(personAddresses.personId, contacts.personId), eq(personAddresses.kind, kind)),
      )
      .innerJoin(
        sql`contact_identity i`,
        sql`i.contact_id = ${contacts.id} and i.channel = ${conversations.channel} and i.value = ${personAddresses.value}`,
      )
      .where(eq(conversations.id, conversationId))
      .limit(1)
  )[0]?.id;

/** An address of the person whom a conversation is with, the newest of its kind. */
export const findValueOfPerson = async (
  tx: Tx,
  conversationId: string,
  kind: AddressKind,
): Promise<string | undefined> =>
  (
    await tx
      .select({ value: personAddresses.value })
      .from(conversations)
      .innerJoin(contacts, eq(contacts.id, conversations.contactId))
      .innerJoin(
        personAddresses,
        and(eq(personAddresses.personId, contacts.personId), eq(personAddresses.kind, kind)),
      )
      .where(eq(conversations.id, conversationId))
      .orderBy(desc(personAddresses.createdAt))
      .limit(1)
  )[0]?.value;

/** What a talk in the widget is called: its visitor knows it by their own first words. */
export const findWidgetTitle = async (tx: Tx, conversationId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ title: conversations.title })
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), eq(conversations.channel, 'website')))
  )[0]?.title;

/** The one that goes on: still open, or closed not long ago. */
export const findGoingOn = async (
  tx: Tx,
  { contactId, channel, since }: { contactId: string; channel: Channel; since: Date },
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.contactId, contactId),
          eq(conversations.channel, channel),
          sql`(${conversations.state} <> 'resolved' or ${conversations.updatedAt} > ${since})`,
        ),
      )
      .orderBy(desc(conversations.updatedAt))
      .limit(1)
  )[0]?.id;

/** What was written since anybody last answered, in the order of the service, with the places that they have. */
export const findUnanswered = async (
  tx: Tx,
  conversationId: string,
): Promise<{ id: string; position: number }[]> =>
  (
    await tx.execute<{ id: string; position: number }>(sql`
      select m.id, m.position from message m join inbound_message i on i.id = m.id
      where m.conversation_id = ${conversationId} and m.position > coalesce((select max(a.position) from message a
        where a.conversation_id = ${conversationId} and a.author <> 'contact'), -1)
      order by i.sent_at, i.sequence, i.arrived`)
  ).rows;

export const findSaid = async (tx: Tx, messageId: string) =>
  (
    await tx
      .select({ text: messages.text, parts: messages.parts, language: messages.language })
      .from(messages)
      .where(eq(messages.id, messageId))
  )[0];

/** How often one was written out, and how the last of them stands. */
export const findTries = async (
  tx: Tx,
  conversationId: string,
  messageId: string,
): Promise<{ tries: number; state: OutboundState } | undefined> => {
  const keys = Array.from({ length: REPLY_TRIES_MAX }, (_, again) => replyKey(messageId, again));
  const { rows } = await tx.execute<{ tries: number; state: OutboundState }>(sql`
    select count(*) over ()::int as tries, o.state from message m join outbound_message o
      on o.workspace_id = m.workspace_id and o.key = any(${sql.param(keys)}::text[])
    where m.id = ${messageId} and m.conversation_id = ${conversationId}
    order by o.created_at desc limit 1`);
  return rows[0];
};

/** How far the answer to the last test message of a connection came. */
export const findTestAnswer = async (
  tx: Tx,
  connectionId: string,
): Promise<{ state: OutboundState; reason: OutboundReason | null } | undefined> => {
  const { rows } = await tx.execute<{ state: OutboundState; reason: OutboundReason | null }>(sql`
    select o.state, o.reason from inbound_message m join outbound_message o
      on o.workspace_id = m.workspace_id and o.key = ${TEST_KEY} || m.id::text
    where m.connection_id = ${connectionId} and m.reason = 'test'
    order by m.done_at desc nulls last limit 1`);
  return rows[0];
};
