import type { ReceivedEnquiry, SalesEnquiry } from '@propguard/protocol/enquiries';
import type * as z from 'zod';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { receiveEnquiry } from './receive-enquiry.ts';

export const askSales = (
  scope: InstallationScope,
  enquiry: z.infer<typeof SalesEnquiry>,
): Promise<ReceivedEnquiry> => receiveEnquiry(scope, { kind: 'sales', ...enquiry });
