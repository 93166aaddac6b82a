import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export type Outsider = { contactId: string; personId: string | null; name: string | null; said: string };

/** Somebody without an account, and all that they said since it was last closed; undefined: it is one of the team's own. */
export const findOutsiderOfTalk = async (tx: Tx, conversationId: string): Promise<Outsider | undefined> =>
  (
    await tx.execute<Outsider>(sql`
      select k.id as "contactId", k.person_id as "personId", k.name,
        coalesce((select string_agg(m.text, e'\n' order by m.position) from message m
          where m.conversation_id = c.id and m.segment = c.segment and m.author = 'contact'), '') as said
      from conversation c join contact k on k.id = c.contact_id
      where c.id = ${conversationId} and k.account_id is null`)
  ).rows[0];
