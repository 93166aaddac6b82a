import type { CallSlot } from '@propguard/protocol/enquiries';
import { callTimes } from '@propguard/rules/enquiries/call-times';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import type { Context } from '../../context.ts';
import { takenTimes } from './taken-times.ts';

export const listCallSlots = async (services: Context): Promise<{ timeZone: string; items: CallSlot[] }> => {
  const now = new Date();
  const taken = await takenTimes(services, 'call', now);
  return {
    timeZone: OFFICE_TIME_ZONE,
    items: callTimes(now).map(({ day, time, startsAt }) => ({
      date: day,
      time,
      startsAt: startsAt.toISOString(),
      available: !taken.has(startsAt.getTime()),
    })),
  };
};
