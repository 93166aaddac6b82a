import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { useQuery } from '@tanstack/react-query';
import { pageTimesQuery } from './queries.ts';

export type Month = { from: string; days: number; zone: string };

export const usePageTimes = (slug: string, place: LocationType, month: Month) =>
  useQuery(pageTimesQuery(slug, place, month));
export type Times = ReturnType<typeof usePageTimes>;
