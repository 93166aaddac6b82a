import type { BusySpan } from './store.ts';

const MINUTE_MS = 60_000;

/** What is kept of the agent's time: the appointment, and what stays free around it. */
export const busySpan = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { bufferBeforeMinutes, bufferAfterMinutes }: { bufferBeforeMinutes: number; bufferAfterMinutes: number },
): BusySpan => ({
  from: new Date(startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS),
  to: new Date(endsAt.getTime() + bufferAfterMinutes * MINUTE_MS),
});
