import type { CallSlot } from '@propguard/protocol/enquiries';
import { callTimes } from '@propguard/rules/enquiries/call-times';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { CALL } from './meeting-of.ts';
import { takenTimes } from './taken-times.ts';

export const listCallSlots = async (
  scope: InstallationScope,
): Promise<{ timeZone: string; items: CallSlot[] }> => {
  const now = new Date();
  const times = callTimes(now);
  const taken = await takenTimes(
    scope,
    'call',
    times.map(({ startsAt }) => ({ startsAt, ...CALL })),
    now,
  );
  return {
    timeZone: OFFICE_TIME_ZONE,
    items: times.map(({ day, time, startsAt }) => ({
      date: day,
      time,
      startsAt: startsAt.toISOString(),
      available: !taken.has(startsAt.getTime()),
    })),
  };
};
