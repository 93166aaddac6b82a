import type { ViewedItem, ViewedMessage } from '@propguard/protocol/conversation-analytics';
import {
  ANALYTICS_DAYS,
  type HistoricalItem,
  type SourceItem,
} from '@propguard/rules/conversations/analytics';
import { answerSeconds } from '@propguard/rules/conversations/answer-hours';
import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { type CauseFigure, countByCause } from '@propguard/rules/conversations/hand-over-figures';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { findAnswerHours } from '../conversations/answer-hours.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { type ConversationMessage, listMessages } from '../conversations/find-messages.ts';

/** As the inbox has them: what is somebody's alone is not counted either. */
const OF_TEAM = sql`from conversation c join contact k on k.id = c.contact_id
  where (c.state <> 'assistant' or k.account_id is null)`;
const CHOICES = 50;

export const listChoices = async ({ tx }: WorkspaceScope): Promise<{ id: string; title: string }[]> =>
  (
    await tx.execute<{ id: string; title: string }>(
      sql`select c.id, c.title ${OF_TEAM} order by c.updated_at desc limit ${CHOICES}`,
    )
  ).rows;

/** How many there were at the end of each of the last days; none at all is no history. */
export const ownHistory = async ({ tx, workspaceId }: WorkspaceScope): Promise<HistoricalItem[]> => {
  const zone = await findTimeZone(tx, workspaceId);
  const { rows } = await tx.execute<{ day: string; count: number }>(
    sql`select ((c.created_at at time zone ${zone})::date)::text as day, count(*)::int as count ${OF_TEAM} group by 1`,
  );
  if (rows.length === 0) return [];
  const today = dayIn(zone, new Date());
  return Array.from({ length: ANALYTICS_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - ANALYTICS_DAYS);
    const cumulativeConversations = rows.reduce(
      (sum, { day, count }) => (day <= date ? sum + count : sum),
      0,
    );
    return { date, cumulativeConversations };
  });
};

export const ownSources = async ({ tx }: WorkspaceScope): Promise<SourceItem[]> =>
  (
    await tx.execute<SourceItem>(
      sql`select coalesce(c.source, c.channel) as source, count(*)::int as conversations ${OF_TEAM}
        group by 1 order by 2 desc, 1`,
    )
  ).rows;

/** Beyond so many the newest speak for all. */
const HAND_OVERS_MOST = 5_000;

type HandOverRow = { cause: HandOverCause; askedAt: Date | string; takenAt: Date | string | null };

/** Whoever takes one unasked was waited for by nobody. */
export const ownHandOvers = async (
  scope: WorkspaceScope,
): Promise<{ days: number; items: CauseFigure[] }> => {
  const hours = await findAnswerHours(scope);
  const { rows } = await scope.tx.execute<HandOverRow>(
    sql`select h.cause, h.asked_at as "askedAt", h.taken_at as "takenAt"
      from (select c.id ${OF_TEAM}) c join hand_over h on h.conversation_id = c.id
      where h.asked_at > now() - ${ANALYTICS_DAYS} * interval '1 day'
      order by h.asked_at desc limit ${HAND_OVERS_MOST}`,
  );
  const items = countByCause(
    rows.map(({ cause, askedAt, takenAt }) => ({
      cause,
      waitedSeconds:
        takenAt === null || cause === 'taken'
          ? null
          : answerSeconds(hours, new Date(askedAt), new Date(takenAt)),
    })),
  );
  return { days: ANALYTICS_DAYS, items };
};

type Said = { message: ViewedMessage; isWithAssistant: boolean };

const toViewed = ({ id, author, text, createdAt }: ConversationMessage, source: string): ViewedMessage => ({
  uuid: id,
  role: author === 'contact' ? 'user' : author,
  source,
  content: text,
  createdAt: createdAt.toISOString(),
});

/** What people said among themselves is collapsed: the assistant took no part in it. */
const saidIn = async (scope: WorkspaceScope, id: string): Promise<Said[]> => {
  const { channel, source } = await demandTeamConversation(scope, id);
  const messages = (await listMessages(scope, id)).filter(({ text }) => text !== '');
  return messages.map((message, index) => {
    const answer = messages.slice(index).find(({ author }) => author !== 'contact');
    const isWithAssistant =
      message.author === 'assistant' || (message.author === 'contact' && answer?.author === 'assistant');
    return { message: toViewed(message, source ?? channel), isWithAssistant };
  });
};

const group = (said: readonly Said[]): ViewedItem[] => {
  const items: ViewedItem[] = [];
  for (const { message, isWithAssistant } of said) {
    const last = items.at(-1);
    const isNewQuestion = message.role === 'user';
    if (!isWithAssistant) {
      if (last?.type === 'placeholder') last.count += 1;
      else items.push({ type: 'placeholder', count: 1 });
    } else if (last?.type === 'mention' && !isNewQuestion) last.messages.push(message);
    else items.push({ type: 'mention', messages: [message] });
  }
  return items;
};

type Page = { limit: number; beforeUUID?: string | undefined; afterUUID?: string | undefined };

/** The messages right before one, or right after one, in the order in which they were said. */
const cut = <T>(
  all: readonly T[],
  at: (uuid: string) => number,
  { limit, beforeUUID, afterUUID }: Page,
): T[] => {
  if (afterUUID !== undefined && beforeUUID === undefined) {
    const from = at(afterUUID) + 1;
    return all.slice(from, from + limit);
  }
  const end = beforeUUID === undefined ? all.length : Math.max(0, at(beforeUUID));
  return all.slice(Math.max(0, end - limit), end);
};

/** The newest first: what is before the last group of a page is the next page, what is after its first the one before. */
export const ownMentions = async (
  scope: WorkspaceScope,
  id: string,
  { limit, beforeUUID, afterUUID }: Page,
): Promise<ViewedItem[]> => {
  const items = group(await saidIn(scope, id)).toReversed();
  const at = (uuid: string): number =>
    items.findIndex(
      (item) => item.type === 'mention' && item.messages.some((message) => message.uuid === uuid),
    );
  if (beforeUUID === undefined && afterUUID !== undefined) {
    const end = Math.max(at(afterUUID), 0);
    return items.slice(Math.max(0, end - limit), end);
  }
  const start = beforeUUID === undefined ? 0 : at(beforeUUID) + 1;
  return items.slice(start, start + limit);
};

export const ownMessages = async (
  scope: WorkspaceScope,
  id: string,
  page: Page,
): Promise<ViewedMessage[]> => {
  const messages = (await saidIn(scope, id)).map(({ message }) => message);
  return cut(messages, (uuid) => messages.findIndex((message) => message.uuid === uuid), page);
};
