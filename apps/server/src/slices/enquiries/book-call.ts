import type { CallEnquiry, ReceivedEnquiry } from '@propguard/protocol/enquiries';
import { isCallTime } from '@propguard/rules/enquiries/call-times';
import type * as z from 'zod';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { invalid } from '../../fail.ts';
import { CALL } from './meeting-of.ts';
import { receiveEnquiry } from './receive-enquiry.ts';

export const bookCall = async (
  scope: InstallationScope,
  { startsAt, ...person }: z.infer<typeof CallEnquiry>,
): Promise<ReceivedEnquiry> => {
  const time = new Date(startsAt);
  if (!isCallTime(time, new Date()))
    throw invalid({ field: 'startsAt', message: 'There’s no call at that time. Choose one from the list.' });
  return receiveEnquiry(scope, { kind: 'call', startsAt: time, ...person }, CALL);
};
