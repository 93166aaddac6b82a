import { randomUUID } from 'node:crypto';
import type { Channel } from '@propguard/rules/conversations/channels';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { countMessagesOfPeople } from './message-store.ts';
import { type ConversationStanding, findStanding, insertConversation } from './store.ts';
import { titleOf } from './title-of.ts';

type Wanted = {
  /** The one that may go on. */
  before: string | undefined;
  contactId: string;
  channel: Channel;
  /** The words that a new one is called by. */
  words: string;
  /** How many messages it may hold so that what is to come has room. */
  most: number;
};

const EVERYBODYS = sql`true`;

/** The conversation with somebody who writes on a channel: the one that goes on while it has room, else a new one. */
export const openConversationWith = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { before, contactId, channel, words, most }: Wanted,
): Promise<ConversationStanding & { isBegun: boolean }> => {
  const known = before && (await findStanding(tx, before, EVERYBODYS));
  if (known && (await countMessagesOfPeople(tx, known.id)) <= most) return { ...known, isBegun: false };
  const id = randomUUID();
  await insertConversation(tx, { id, workspaceId, contactId, channel, title: titleOf(words) });
  const begun = await findStanding(tx, id, EVERYBODYS);
  if (!begun) throw fail('CONFLICT');
  return { ...begun, isBegun: true };
};
