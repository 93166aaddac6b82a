import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { type AnswerHours, answerSeconds, isAnswered } from '@propguard/rules/conversations/answer-hours';
import { shownAddress } from '@propguard/rules/conversations/shown-address';
import type { InboxListRow } from './list-store.ts';

const toWaiting = (
  { waitingSince, promisedMinutes, state }: InboxListRow,
  hours: AnswerHours,
): InboxRow['waiting'] => {
  if (!waitingSince || (state !== 'waiting' && state !== 'person')) return null;
  const now = new Date();
  return {
    since: waitingSince.toISOString(),
    seconds: answerSeconds(hours, waitingSince, now),
    runs: isAnswered(hours, now),
    promisedMinutes: promisedMinutes ?? hours.answerMinutes,
  };
};

export const toInboxRow = (row: InboxListRow, hours: AnswerHours, accountId: string | null): InboxRow => ({
  id: row.id,
  name: row.name,
  address: shownAddress(row.channel, row.identity),
  title: row.title,
  channel: row.channel,
  source: row.source,
  state: row.state,
  language: row.language,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? 'Someone' },
  isMine: row.assigneeId !== null && row.assigneeId === accountId,
  waiting: toWaiting(row, hours),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  lastText: row.lastText,
  lastAuthor: row.lastAuthor,
  lastBy: row.lastBy,
  lastDelivery: row.lastDelivery,
  found: row.found,
  csat: row.csat,
  leadId: row.leadId,
  updatedAt: row.updatedAt.toISOString(),
});
