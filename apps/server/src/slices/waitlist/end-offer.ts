import type * as z from 'zod';
import { publish } from '../../events/publish.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { letHoldGo } from '../appointments/hold-time.ts';
import type { ActingScope } from '../appointments/tell-of-appointment.ts';
import { noteFreedTime } from './note-freed-time.ts';
import { type EntryRow, lockEntry, updateEntry } from './store.ts';
import { OFFER_ENDS } from './waitlist-timers.ts';

/** The time goes to the next; whoever did not take it stays on the list, or leaves it. */
export const giveBack = async (
  scope: Pick<ActingScope, 'tx' | 'workspaceId'>,
  entry: EntryRow,
  state: 'waiting' | 'left',
): Promise<void> => {
  const { tx, workspaceId } = scope;
  const startsAt = entry.offeredStartsAt;
  const freedOf = entry.holdId === null ? null : await letHoldGo(scope, entry.holdId);
  await cancelTimer(scope, OFFER_ENDS, entry.id);
  await updateEntry(tx, entry.id, {
    state,
    holdId: null,
    offeredStartsAt: null,
    offeredUntil: null,
    ...(startsAt ? { passed: [...entry.passed, startsAt] } : {}),
  });
  if (startsAt && freedOf) await noteFreedTime(scope, { workspaceId, agentId: freedOf, startsAt });
  await publish(tx, { workspaceId, subject: 'bookingPages', id: null });
};

export const endOffer = async ({
  tx,
  workspaceId,
  payload: { entryId },
}: TimerRun<z.infer<typeof OFFER_ENDS.payload>>): Promise<void> => {
  const entry = await lockEntry(tx, entryId);
  if (entry?.state === 'offered' && entry.offeredUntil && entry.offeredUntil <= new Date())
    await giveBack({ tx, workspaceId }, entry, 'waiting');
};
