import { api } from '../../lib/api.ts';

export const tourSlotsQuery = () => api.enquiries.tourSlots.queryOptions();
export const callSlotsQuery = () => api.enquiries.callSlots.queryOptions();
