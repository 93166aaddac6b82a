import type { InboxCounts } from '@propguard/protocol/inbox';
import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { CHANNELS, type Channel } from '@propguard/rules/conversations/channels';
import type { InboxView } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findAnswerHours } from '../conversations/answer-hours.ts';
import { countView, findInboxRows } from './list-store.ts';
import { toInboxRow } from './view.ts';

type Query = {
  view: InboxView;
  channel?: Channel | undefined;
  query: string;
  limit: number;
  cursor?: string | undefined;
};

export const listInbox = async (
  scope: WorkspaceScope,
  { view, channel, query, limit, cursor }: Query,
): Promise<{ items: InboxRow[]; nextCursor: string | null }> => {
  const filter = { view, channel: channel ?? null, query };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findInboxRows(scope.tx, filter, scope, { after, limit: limit + 1 });
  const hours = await findAnswerHours(scope);
  return newestPage(rows, limit, filter, (row) => toInboxRow(row, hours, scope.accountId));
};

export const countInbox = async (scope: WorkspaceScope): Promise<InboxCounts> => {
  const { tx } = scope;
  const views = {
    open: await countView(tx, 'open', scope),
    mine: await countView(tx, 'mine', scope),
    waiting: await countView(tx, 'waiting', scope),
    snoozed: await countView(tx, 'snoozed', scope),
  };
  const channels: InboxCounts['channels'] = [];
  for (const channel of CHANNELS) {
    const open = await countView(tx, 'open', scope, channel);
    if (open > 0) channels.push({ channel, open });
  }
  return { views, channels };
};
