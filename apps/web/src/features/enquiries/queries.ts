import type { Enquiry } from '@propguard/protocol/enquiries';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const ENQUIRIES_PER_PAGE = 25;

export const enquiriesQuery = (kind: Enquiry['kind'] | undefined, cursor: string | undefined) => ({
  ...api.enquiries.list.queryOptions({ input: { limit: ENQUIRIES_PER_PAGE, kind, cursor } }),
  placeholderData: keepPreviousData,
});
