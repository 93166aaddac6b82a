import type { ReceivedEnquiry, TourEnquiry } from '@propguard/protocol/enquiries';
import { tourTimes } from '@propguard/rules/enquiries/tour-slots';
import type * as z from 'zod';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { invalid } from '../../fail.ts';
import { tourOf } from './meeting-of.ts';
import { receiveEnquiry } from './receive-enquiry.ts';

export const bookTour = async (
  scope: InstallationScope,
  { slotId, ...person }: z.infer<typeof TourEnquiry>,
): Promise<ReceivedEnquiry> => {
  const slot = tourTimes(new Date()).find(({ id }) => id === slotId);
  if (!slot)
    throw invalid({ field: 'slotId', message: 'There’s no tour at that time. Choose one from the list.' });
  return receiveEnquiry(
    scope,
    { kind: 'tour', startsAt: slot.startsAt, ...person },
    tourOf(slot.type, slot.durationMinutes),
  );
};
