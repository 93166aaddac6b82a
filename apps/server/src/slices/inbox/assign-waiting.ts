import type { HoursException, WorkingTimes } from '@propguard/rules/agents/spans';
import { workingSpans, worksAt } from '@propguard/rules/agents/working-hours';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { assignConversation } from '../conversations/assign-conversation.ts';
import { tellOfHandOver } from '../conversations/tell-of-hand-over.ts';
import {
  findAnsweringAgents,
  findExceptionsOf,
  findLoads,
  findMemberIdOf,
  findOpen,
  findUnassigned,
  lockAssigning,
} from './assign-store.ts';
import { SHIFT } from './inbox-timers.ts';

type Scope = TxScope & { workspaceId: string };
type Worker = { accountId: string; capacity: number; times: WorkingTimes };

const findWorkers = async ({ tx }: Scope): Promise<Worker[]> => {
  const exceptions = await findExceptionsOf(tx);
  return (await findAnsweringAgents(tx)).map(({ agentId, accountId, capacity, zone, hours }) => ({
    accountId,
    capacity,
    times: {
      zone,
      hours,
      exceptions: exceptions.flatMap(({ agentId: of, from, to, hours: instead }): HoursException[] =>
        of === agentId ? [{ from, to, hours: instead }] : [],
      ),
    },
  }));
};

/** The oldest waiting goes to whoever on shift has most room; nobody gets what they asked themselves. */
const place = async (scope: Scope, workers: readonly Worker[], at: Date): Promise<boolean> => {
  const { tx, workspaceId } = scope;
  const loads = await findLoads(tx);
  const roomOf = ({ accountId, capacity }: Worker): number => capacity - (loads.get(accountId) ?? 0);
  const onShift = workers.filter(({ times }) => worksAt(times, at));
  let isLeft = false;
  for (const { id, accountId: asker } of await findUnassigned(tx)) {
    const free = onShift.filter((one) => one.accountId !== asker && roomOf(one) > 0);
    const [first] = free.toSorted((a, b) => roomOf(b) - roomOf(a));
    if (!first) {
      isLeft = true;
      continue;
    }
    await assignConversation(scope, id, first.accountId);
    loads.set(first.accountId, (loads.get(first.accountId) ?? 0) + 1);
    await tellOfWaiting(scope, id, first.accountId);
    await publish(tx, { workspaceId, subject: 'conversations', id });
  }
  return isLeft;
};

const DAYS_AHEAD = 14;
const nextStart = ({ times }: Worker, after: Date): Date[] => {
  const today = dayIn(times.zone, after);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const next = workingSpans(times, addDays(today, ahead)).find(({ start }) => start > after);
    if (next) return [next.start];
  }
  return [];
};

/** What nobody has room for stays; it is placed when room appears, or when the next one begins to work. */
export const assignWaiting = async (scope: Scope): Promise<void> => {
  const { tx, workspaceId } = scope;
  const workers = await findWorkers(scope);
  // Where nobody can be given anything, those whom others wrote to at this moment do not wait for each other either.
  if (workers.length === 0) return;
  await lockAssigning(tx, workspaceId);
  const now = new Date();
  if (!(await place(scope, workers, now))) return;
  const [dueAt] = workers
    .flatMap((worker) => nextStart(worker, now))
    .toSorted((a, b) => a.getTime() - b.getTime());
  if (dueAt) await setTimer(scope, SHIFT, { key: 'next', dueAt, payload: {} });
};

/** Whose turn it is hears of it. */
export const tellOfWaiting = async (
  scope: Scope & { accountId?: string | null },
  id: string,
  assigneeId: string | null,
): Promise<void> => {
  const open = await findOpen(scope.tx, id);
  if (!open?.handOverId) return;
  const memberId = assigneeId && (await findMemberIdOf(scope.tx, scope.workspaceId, assigneeId));
  await tellOfHandOver(scope, open.handOverId, { id, title: open.title, memberId });
};

/** Who answers has changed: something waits, or somebody has room again. */
export const placeWaiting = async (
  { tx }: TxScope,
  { workspaceId, conversationId, state, byAccountId }: HappeningOf<'conversation-state-changed'>,
): Promise<void> => {
  const scope = { tx, workspaceId, accountId: byAccountId };
  await assignWaiting(scope);
  if (state !== 'waiting') return;
  const open = await findOpen(tx, conversationId);
  if (open?.assigneeId === null) await tellOfWaiting(scope, conversationId, null);
};
