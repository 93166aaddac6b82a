import type { InstallationScope } from '../../access/installation-scope.ts';
import { freeStarts } from '../appointments/free-starts.ts';
import { inHomeOffice } from '../appointments/home-office.ts';
import type { Meeting } from './meeting-of.ts';
import { findTakenTimes } from './store.ts';

type Offered = { startsAt: Date } & Meeting;

/**
 * Which of the times nobody can have any more, in milliseconds: those that somebody booked, and where agents meet
 * visitors, those at which none of them works and is free. Nothing else of either comes out.
 */
export const takenTimes = async (
  scope: InstallationScope,
  kind: 'call' | 'tour',
  offered: readonly Offered[],
  now: Date,
): Promise<Set<number>> => {
  const booked = (await findTakenTimes(scope.tx, kind, now)).map((time) => time.getTime());
  const free = await inHomeOffice(scope, (home) => freeStarts(home, offered));
  const busy = free
    ? offered.map(({ startsAt }) => startsAt.getTime()).filter((time) => !free.has(time))
    : [];
  return new Set([...booked, ...busy]);
};
