import { REFRESH_INTERVALS_SECONDS, type RefreshInterval } from '@propguard/rules/market/refresh-intervals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../lib/api-error.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { insightsQuery, priceTrendQuery, snapshotQuery } from '../queries.ts';

const DEFAULT_LOCATION = 'Sydney';
const MS_PER_SECOND = 1000;

/** Asked for on arrival, with each new place, and again and again while that is wanted (CORE-LIVE-05 to -07). */
export function useLiveMarket() {
  const { params, change } = useAddressParams();
  const location = params.get('market') || DEFAULT_LOCATION;
  const [isRefreshing, setRefreshing] = useState(true);
  const [seconds, setSeconds] = useState<RefreshInterval>(REFRESH_INTERVALS_SECONDS[0]);
  const again = {
    refetchInterval: isRefreshing ? seconds * MS_PER_SECOND : (false as const),
    retry: false,
  };
  const snapshot = useQuery({ ...snapshotQuery(location), ...again });
  const trend = useQuery({ ...priceTrendQuery(location), ...again });
  const insights = useQuery({ ...insightsQuery(location), ...again });
  const all = [snapshot, trend, insights];
  return {
    location,
    show: (place: string) => change({ market: place.trim() === DEFAULT_LOCATION ? null : place.trim() }),
    snapshot: snapshot.data,
    trend: trend.data,
    insights: insights.data,
    isPending: all.some(({ isPending, isError }) => isPending && !isError),
    /** What is shown is older than it should be. */
    hasFailed: all.some(({ isError }) => isError) && !hasCode(snapshot.error, 'NOT_FOUND'),
    isUnknown: hasCode(snapshot.error, 'NOT_FOUND') || hasCode(snapshot.error, 'VALIDATION_FAILED'),
    updatedAtMs: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: all.some(({ isFetching }) => isFetching),
    refresh: () => void Promise.all(all.map(({ refetch }) => refetch())),
    isRefreshing,
    setRefreshing,
    seconds,
    setSeconds,
  };
}
export type LiveMarket = ReturnType<typeof useLiveMarket>;
