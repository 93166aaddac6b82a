import type { TourSlot } from '@propguard/protocol/enquiries';
import { tourTimes } from '@propguard/rules/enquiries/tour-slots';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { takenTimes } from './taken-times.ts';

export const listTourSlots = async (
  scope: InstallationScope,
): Promise<{ timeZone: string; items: TourSlot[] }> => {
  const now = new Date();
  const taken = await takenTimes(scope, 'tour', now);
  return {
    timeZone: OFFICE_TIME_ZONE,
    items: tourTimes(now).map(({ id, day, time, startsAt, durationMinutes, type, priceAud }) => ({
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
