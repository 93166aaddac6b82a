import type { SalesEnquiry } from '@propguard/protocol/enquiries';
import type * as z from 'zod';
import type { Context } from '../../context.ts';
import { type Received, receiveEnquiry } from './receive-enquiry.ts';

export const askSales = (services: Context, enquiry: z.infer<typeof SalesEnquiry>): Promise<Received> =>
  receiveEnquiry(services, { kind: 'sales', ...enquiry });
