import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { turns } from '../../../db/schema/assistant.ts';
import { contacts, conversations } from '../../../db/schema/conversations.ts';
import { accounts } from '../../../db/schema/identity.ts';
import { people } from '../../../db/schema/people.ts';

export type Asker = { name: string; email: string; isAnonymous: boolean | null };

export const findAsker = async (tx: Tx, accountId: string): Promise<Asker | undefined> =>
  (
    await tx
      .select({ name: accounts.name, email: accounts.email, isAnonymous: accounts.isAnonymous })
      .from(accounts)
      .where(eq(accounts.id, accountId))
  )[0];

/** Who writes on a channel, and has no account. */
export const findPersonOfTalk = async (
  tx: Tx,
  conversationId: string,
): Promise<{ personId: string | null; name: string | null } | null> => {
  const [row] = await tx
    .select({ personId: contacts.personId, name: people.name, called: contacts.name })
    .from(conversations)
    .innerJoin(contacts, eq(contacts.id, conversations.contactId))
    .leftJoin(people, eq(people.id, contacts.personId))
    .where(and(eq(conversations.id, conversationId), isNull(contacts.accountId)));
  return row ? { personId: row.personId, name: row.name ?? row.called } : null;
};

/** What was asked in a conversation that only the agent knows. */
export const findAskedOfAgent = async (tx: Tx, conversationId: string): Promise<string[]> => {
  const [row] = await tx
    .select({ asked: sql<string[] | null>`${turns.dialogue}->'forAgent'` })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), isNotNull(turns.dialogue)))
    .orderBy(desc(turns.createdAt))
    .limit(1);
  return row?.asked ?? [];
};

/** The times that were kept in a conversation for a proposal in one of these states. A kept time that is booked keeps its id. */
export const findHoldsOfTalk = async (
  tx: Tx,
  conversationId: string,
  states: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .select({ holdId: sql<string>`${turns.action}->'arguments'->>'holdId'` })
    .from(turns)
    .where(
      and(
        eq(turns.conversationId, conversationId),
        sql`${turns.action}->>'tool' = 'book_viewing'`,
        inArray(sql`${turns.action}->>'state'`, [...states]),
        sql`${turns.action}->'arguments'->>'holdId' is not null`,
      ),
    );
  return rows.map(({ holdId }) => holdId);
};
