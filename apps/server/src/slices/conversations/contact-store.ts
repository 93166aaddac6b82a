import type { Channel } from '@propguard/rules/conversations/channels';
import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { contactIdentities, contacts } from '../../db/schema/conversations.ts';
import { accounts } from '../../db/schema/identity.ts';

const ofAccount = builtOnce((statements, { accountId }: { accountId: string }) =>
  statements.select({ id: contacts.id }).from(contacts).where(eq(contacts.accountId, accountId)),
);
export const findContactOfAccount = async (tx: Tx, accountId: string): Promise<string | undefined> =>
  (await ofAccount(tx, { accountId }))[0]?.id;

/** Undefined when the account has one already. */
export const insertContact = async (tx: Tx, row: typeof contacts.$inferInsert): Promise<string | undefined> =>
  (await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id }))[0]?.id;

export const updateContact = async (
  tx: Tx,
  id: string,
  change: Pick<Partial<typeof contacts.$inferInsert>, 'name' | 'personId'>,
): Promise<void> => {
  await tx.update(contacts).set(change).where(eq(contacts.id, id));
};

export const deleteContact = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(contacts).where(eq(contacts.id, id));
};

type Identity = Pick<typeof contactIdentities.$inferSelect, 'channel' | 'value'>;

export const findContactOfIdentity = async (
  tx: Tx,
  { channel, value }: Identity,
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: contactIdentities.contactId })
      .from(contactIdentities)
      .where(and(eq(contactIdentities.channel, channel), eq(contactIdentities.value, value)))
  )[0]?.id;

export const insertIdentity = async (tx: Tx, row: typeof contactIdentities.$inferInsert): Promise<boolean> =>
  (
    await tx
      .insert(contactIdentities)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: contactIdentities.contactId })
  ).length > 0;

export const findAccountName = async (tx: Tx, accountId: string): Promise<string | null> =>
  (await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId)))[0]?.name ??
  null;

export const findAccountOf = async (
  tx: Tx,
  accountId: string,
): Promise<{ name: string; email: string; isAnonymous: boolean | null } | undefined> =>
  (
    await tx
      .select({ name: accounts.name, email: accounts.email, isAnonymous: accounts.isAnonymous })
      .from(accounts)
      .where(eq(accounts.id, accountId))
  )[0];

type Writer = { name: string | null; channel: Channel; value: string | null; personId: string | null };

/** Whom a conversation is with, and by what its channel knows them. */
export const findWriter = async (tx: Tx, conversationId: string): Promise<Writer | undefined> =>
  (
    await tx.execute<Writer>(sql`select coalesce(p.name, k.name, a.name) as name, c.channel, k.person_id as "personId",
        (select i.value from contact_identity i where i.contact_id = k.id and i.channel = c.channel limit 1) as value
      from conversation c join contact k on k.id = c.contact_id
      left join person p on p.id = k.person_id left join identity.account a on a.id = k.account_id
      where c.id = ${conversationId}::uuid`)
  ).rows[0];
