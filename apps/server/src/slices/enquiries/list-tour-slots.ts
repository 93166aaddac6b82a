import type { TourSlot } from '@propguard/protocol/enquiries';
import { tourTimes } from '@propguard/rules/enquiries/tour-slots';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { tourOf } from './meeting-of.ts';
import { takenTimes } from './taken-times.ts';

export const listTourSlots = async (
  scope: InstallationScope,
): Promise<{ timeZone: string; items: TourSlot[] }> => {
  const now = new Date();
  const times = tourTimes(now);
  const taken = await takenTimes(
    scope,
    'tour',
    times.map(({ startsAt, type, durationMinutes }) => ({ startsAt, ...tourOf(type, durationMinutes) })),
    now,
  );
  return {
    timeZone: OFFICE_TIME_ZONE,
    items: times.map(({ id, day, time, startsAt, durationMinutes, type, priceAud }) => ({
      id,
      date: day,
      time,
      startsAt: startsAt.toISOString(),
      duration: durationMinutes,
      type,
      available: !taken.has(startsAt.getTime()),
      ...(priceAud === null ? {} : { price: priceAud }),
    })),
  };
};
