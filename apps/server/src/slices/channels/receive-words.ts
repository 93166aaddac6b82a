import type { MessageFile } from '@propguard/protocol/message-parts';
import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { isAnswering } from '../assistant/turns/is-answering.ts';
import { joinQuestions } from '../assistant/turns/join-questions.ts';
import { askForPerson } from '../conversations/hand-over.ts';
import { openConversationWith } from '../conversations/open-conversation-with.ts';
import { orderMessages } from '../conversations/order-messages.ts';
import { receiveBurst } from '../conversations/receive-burst.ts';
import { findGoingOn, findUnanswered } from './answer-store.ts';
import type { ConnectionRow } from './connection-store.ts';
import { type InboundRow, settleInbound } from './inbound-store.ts';
import { FOR_TEAM, isForTeam } from './is-for-team.ts';
import { threadsOf } from './mail-threads.ts';

const DAY_MS = 86_400_000;
const GOES_ON_DAYS = 7;
/** Why the team was asked, for the team. */
const ONLY_FILES = 'Files came without words.';

const filesOf = ({ files }: InboundRow): MessageFile[] =>
  files.flatMap((file) => ('ref' in file ? [] : [file]));
/** What a file is called stands for words where there are none. */
const textOf = (row: InboundRow): string =>
  row.text ||
  filesOf(row)
    .map(({ name }) => name)
    .join(', ');

/** Why the team is asked instead of the assistant; null where it answers by itself. */
const whyForTeam = async (scope: WorkspaceScope, rows: readonly InboundRow[]): Promise<string | null> => {
  const text = rows
    .map((row) => row.text)
    .join('\n')
    .trim();
  if (text === '') return ONLY_FILES;
  return (await isForTeam(scope, text)) ? FOR_TEAM : null;
};

type Burst = { rows: readonly InboundRow[]; contactId: string; before: string | undefined; title: string };

/**
 * What somebody wrote within a moment is one question: it goes into their conversation in the order of the service, and
 * is answered by whoever has it. While an answer is being written it waits.
 */
const receive = async (
  scope: WorkspaceScope,
  { channel }: ConnectionRow,
  { rows, contactId, before, title }: Burst,
): Promise<'received' | 'later'> => {
  const { tx } = scope;
  const conversation = await openConversationWith(scope, {
    before,
    contactId,
    channel,
    words: title,
    most: MESSAGES_MAX - rows.length,
  });
  const { id: conversationId } = conversation;
  if (await isAnswering(scope, conversationId)) return 'later';
  const reason = isHandedOver(conversation.state) ? null : await whyForTeam(scope, rows);
  if (reason) await askForPerson(scope, conversation, { reason, cause: 'team', isAlone: false });
  const standing = reason ? { ...conversation, state: 'waiting' as const } : conversation;
  const sent = rows.map((row) => ({ id: row.id, text: textOf(row), parts: filesOf(row) }));
  const { turnId, earlier } = await receiveBurst(scope, standing, sent);
  // What the service brings late goes before what was written after it, until somebody has answered that.
  if (!conversation.isBegun) await orderMessages(scope, await findUnanswered(tx, conversationId));
  await joinQuestions(scope, turnId, earlier);
  await settleInbound(
    tx,
    rows.map(({ id }) => id),
    { state: 'done', contactId, conversationId },
  );
  return 'received';
};

/** Mail goes on where its references lead; on other channels a person has one conversation at a time. */
export const receiveWords = async (
  scope: WorkspaceScope,
  connection: ConnectionRow,
  rows: readonly InboundRow[],
  contactId: string,
): Promise<'received' | 'later'> => {
  const { tx } = scope;
  const { channel } = connection;
  if (channel !== 'email') {
    const since = new Date(Date.now() - GOES_ON_DAYS * DAY_MS);
    const before = await findGoingOn(tx, { contactId, channel, since });
    return receive(scope, connection, { rows, contactId, before, title: rows.map(textOf).join('\n') });
  }
  let came: 'received' | 'later' = 'received';
  for (const { before, rows: together } of await threadsOf({ tx }, connection.id, contactId, rows)) {
    const title = together[0]?.thread?.subject || together.map(textOf).join('\n');
    if ((await receive(scope, connection, { rows: together, contactId, before, title })) === 'later')
      came = 'later';
  }
  return came;
};
