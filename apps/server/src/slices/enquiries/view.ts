import type { Enquiry } from '@propguard/protocol/enquiries';
import type { EnquiryRow } from './store.ts';

export const toEnquiry = ({ startsAt, createdAt, answeredAt, ...row }: EnquiryRow): Enquiry => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
