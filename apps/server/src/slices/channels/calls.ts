import type { CallCounts, CallFilters, ChannelCall } from '@propguard/protocol/channel-calls';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { BURST_ENDS, burstKey } from './burst.ts';
import { countCalls as countIn, findCall, findCalls, findWaitingOfCall } from './call-store.ts';
import { toChannelCall } from './view.ts';

type Query = CallFilters & { limit: number; cursor?: string | undefined };

export const listCalls = async (
  { tx }: WorkspaceScope,
  { limit, cursor, ...filters }: Query,
): Promise<{ items: ChannelCall[]; nextCursor: string | null }> => {
  const filter = { channelCalls: filters };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findCalls(tx, filters, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toChannelCall);
};

export const countCalls = ({ tx }: WorkspaceScope, span: Omit<CallFilters, 'only'>): Promise<CallCounts> =>
  countIn(tx, span);

/** What came with a call and was not worked on is worked on again. What was answered has nothing left to work on. */
export const replayCall = async (scope: WorkspaceScope, id: string): Promise<{ waiting: number }> => {
  const call = await findCall(scope.tx, id);
  if (!call) throw fail('NOT_FOUND');
  const waiting = await findWaitingOfCall(scope.tx, id);
  for (const { connectionId, sender } of waiting)
    await setTimer(scope, BURST_ENDS, {
      key: burstKey(connectionId, sender),
      dueAt: new Date(),
      payload: { connectionId, sender },
    });
  return { waiting: waiting.length };
};
