import type { OutboundReason } from '@propguard/rules/outbound/outbound-messages';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { channelConnections, channelReceipts, channelTemplates } from '../../db/schema/channels.ts';
import { accounts } from '../../db/schema/identity.ts';
import {
  mailSettings,
  outboundAttachments,
  outboundMessages,
  serviceWindows,
} from '../../db/schema/outbound.ts';
import { people, personAddresses } from '../../db/schema/people.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type MessageRow = typeof outboundMessages.$inferSelect;
export type NewMessageRow = typeof outboundMessages.$inferInsert;
export type MailSettingsRow = typeof mailSettings.$inferSelect;

/** Undefined when a message of this key was written before. */
export const insertMessage = async (tx: Tx, row: NewMessageRow): Promise<string | undefined> => {
  const [made] = await tx
    .insert(outboundMessages)
    .values(row)
    .onConflictDoNothing({ target: [outboundMessages.workspaceId, outboundMessages.key] })
    .returning({ id: outboundMessages.id });
  return made?.id;
};

export const findByKey = async (tx: Tx, workspaceId: string, key: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: outboundMessages.id })
    .from(outboundMessages)
    .where(and(eq(outboundMessages.workspaceId, workspaceId), eq(outboundMessages.key, key)));
  return row?.id;
};

export const insertAttachments = async (
  tx: Tx,
  rows: readonly (typeof outboundAttachments.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(outboundAttachments).values([...rows]);
};

export const findAttachments = (tx: Tx, messageId: string) =>
  tx
    .select()
    .from(outboundAttachments)
    .where(eq(outboundAttachments.messageId, messageId))
    .orderBy(asc(outboundAttachments.position));

/**
 * The address first, then the message: everybody who holds both takes them in this order, so nobody waits in a circle.
 */
export const lockMessage = async (tx: Tx, id: string): Promise<MessageRow | undefined> => {
  await tx.execute(sql`select 1 from person_address a
    where a.id = (select m.person_address_id from outbound_message m where m.id = ${id}) for no key update`);
  return (await tx.select().from(outboundMessages).where(eq(outboundMessages.id, id)).for('update'))[0];
};

/** What the database made of it: it may refuse the step, or hold it back. */
export const updateMessage = async (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      MessageRow,
      | 'state'
      | 'error'
      | 'zone'
      | 'attempts'
      | 'leavesAfter'
      | 'sentAt'
      | 'deliveredAt'
      | 'readAt'
      | 'providerId'
    >
  > & {
    reason?: OutboundReason | null;
  },
): Promise<MessageRow> => {
  const [row] = await tx.update(outboundMessages).set(change).where(eq(outboundMessages.id, id)).returning();
  if (!row) throw new Error('The message is gone.');
  return row;
};

export const findAddress = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({
      id: personAddresses.id,
      kind: personAddresses.kind,
      value: personAddresses.value,
      person: {
        id: people.id,
        language: people.language,
        zone: people.zone,
        state: people.state,
        postcode: people.postcode,
        forgottenAt: people.forgottenAt,
      },
    })
    .from(personAddresses)
    .innerJoin(people, eq(people.id, personAddresses.personId))
    .where(eq(personAddresses.id, id));
  return row;
};

export const findWorkspaceName = async (tx: Tx, workspaceId: string): Promise<string> => {
  const [row] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.name ?? '';
};

export const findMailSettings = async (tx: Tx, workspaceId: string): Promise<MailSettingsRow | undefined> =>
  (await tx.select().from(mailSettings).where(eq(mailSettings.workspaceId, workspaceId)))[0];

export const saveMailSettings = async (
  tx: Tx,
  { workspaceId, ...change }: typeof mailSettings.$inferInsert,
): Promise<void> => {
  await tx
    .insert(mailSettings)
    .values({ workspaceId, ...change })
    .onConflictDoUpdate({ target: mailSettings.workspaceId, set: { ...change, changedAt: sql`now()` } });
};

const selectListed = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(outboundMessages),
      personId: personAddresses.personId,
      address: personAddresses.value,
      atMicros: microsOf(outboundMessages.createdAt),
    })
    .from(outboundMessages)
    .innerJoin(personAddresses, eq(personAddresses.id, outboundMessages.personAddressId))
    .where(where);
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

type Wanted = {
  after: NewestPosition | null;
  limit: number;
  personId?: string | undefined;
  state?: MessageRow['state'] | undefined;
};

export const findMessages = (tx: Tx, { after, limit, personId, state }: Wanted): Promise<ListedRow[]> =>
  selectListed(
    tx,
    olderThan(
      outboundMessages,
      after,
      and(
        personId ? eq(personAddresses.personId, personId) : undefined,
        state ? eq(outboundMessages.state, state) : undefined,
      ),
    ),
  )
    .orderBy(...newestFirst(outboundMessages))
    .limit(limit);

export const findListed = async (tx: Tx, id: string): Promise<ListedRow | undefined> =>
  (await selectListed(tx, eq(outboundMessages.id, id)))[0];

/** Ends what nobody will try any more. */
export const endUntried = (tx: Tx, id: string) =>
  tx
    .update(outboundMessages)
    .set({ state: 'failed', reason: 'unreachable' })
    .where(and(eq(outboundMessages.id, id), inArray(outboundMessages.state, ['queued', 'sending'])));

/** The channel as the workspace has connected it. */
export const findConnection = async (tx: Tx, channel: MessageRow['channel']) =>
  (await tx.select().from(channelConnections).where(eq(channelConnections.channel, channel)))[0];

/** In which language a template of this name was approved; the wanted one before any other. */
export const findTemplate = async (tx: Tx, connectionId: string, name: string, wanted: string) =>
  (
    await tx
      .select()
      .from(channelTemplates)
      .where(and(eq(channelTemplates.connectionId, connectionId), eq(channelTemplates.name, name)))
      .orderBy(sql`${channelTemplates.language} = ${wanted} desc`, asc(channelTemplates.language))
      .limit(1)
  )[0];

export type ReceiptRow = typeof channelReceipts.$inferSelect;
type Named = { channel: MessageRow['channel']; providerId: string };

/** False when the service said so before. */
export const insertReceipt = async (tx: Tx, row: typeof channelReceipts.$inferInsert): Promise<boolean> =>
  (
    await tx
      .insert(channelReceipts)
      .values(row)
      .onConflictDoNothing()
      .returning({ state: channelReceipts.state })
  ).length > 0;

export const findReceipts = (tx: Tx, { channel, providerId }: Named): Promise<ReceiptRow[]> =>
  tx
    .select()
    .from(channelReceipts)
    .where(and(sql`${channelReceipts.channel} = ${channel}`, eq(channelReceipts.providerId, providerId)));

export const findByProviderId = async (
  tx: Tx,
  { channel, providerId }: { channel: MessageRow['channel']; providerId: string },
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: outboundMessages.id })
      .from(outboundMessages)
      .where(and(eq(outboundMessages.channel, channel), eq(outboundMessages.providerId, providerId)))
  )[0]?.id;

/** What waits for a channel that was not there. */
export const findHeldFor = (tx: Tx, channel: MessageRow['channel']): Promise<{ id: string }[]> =>
  tx
    .select({ id: outboundMessages.id })
    .from(outboundMessages)
    .where(
      and(
        eq(outboundMessages.channel, channel),
        eq(outboundMessages.state, 'held'),
        eq(outboundMessages.reason, 'no-channel'),
      ),
    );

export const findHeldForOwner = (tx: Tx, workspaceId: string): Promise<{ id: string }[]> =>
  tx
    .select({ id: outboundMessages.id })
    .from(outboundMessages)
    .where(
      and(
        eq(outboundMessages.workspaceId, workspaceId),
        eq(outboundMessages.state, 'held'),
        eq(outboundMessages.reason, 'owner-unconfirmed'),
      ),
    );

/** Somebody with a mailbox of their own stands behind what a workspace mails. */
export const hasConfirmedOwner = async (tx: Tx, workspaceId: string): Promise<boolean> => {
  const owners = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(
      and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner'), eq(accounts.emailVerified, true)),
    )
    .limit(1);
  return owners.length > 0;
};

/** A message that comes late does not make the window smaller. */
export const widenWindow = async (tx: Tx, row: typeof serviceWindows.$inferInsert): Promise<void> => {
  await tx
    .insert(serviceWindows)
    .values(row)
    .onConflictDoUpdate({
      target: serviceWindows.personAddressId,
      set: { openUntil: sql`greatest(${serviceWindows.openUntil}, excluded.open_until)` },
    });
};
