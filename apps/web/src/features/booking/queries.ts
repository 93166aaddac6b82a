import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { api } from '../../lib/api.ts';

export const pagesQuery = () => api.booking.pages.queryOptions();
export const calendarsQuery = () => api.calendars.list.queryOptions();
export const waitlistQuery = () => api.waitlist.list.queryOptions();
export const placeQuery = (pass: string) => api.waitlist.show.queryOptions({ input: { pass } });
export const openHomesQuery = () => api.openHomes.list.queryOptions();
export const openHomeQuery = (id: string) => api.openHomes.get.queryOptions({ input: { id } });
export const doorQuery = (pass: string) => api.openHomes.show.queryOptions({ input: { pass } });
export const feedsQuery = () => api.booking.feeds.queryOptions();
export const agentsQuery = () => api.agents.list.queryOptions();
export const publicPageQuery = (slug: string) => api.booking.show.queryOptions({ input: { slug } });
export const bookingQuery = (pass: string) => api.booking.showBooking.queryOptions({ input: { pass } });

/** Days of the visitor's month; other people book meanwhile, so it is asked for again when the page is looked at. */
const FRESH_MS = 20_000;
type Month = { from: string; days: number; zone: string };
export const pageTimesQuery = (slug: string, place: LocationType, month: Month) =>
  api.booking.times.queryOptions({ input: { slug, place, ...month }, staleTime: FRESH_MS });
export const bookingTimesQuery = (pass: string, month: Month) =>
  api.booking.bookingTimes.queryOptions({ input: { pass, ...month }, staleTime: FRESH_MS });
