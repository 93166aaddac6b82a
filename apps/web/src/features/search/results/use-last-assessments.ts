import type { LastAssessment } from '@propguard/protocol/assessments';
import type { Listing } from '@propguard/protocol/listings';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lastAssessmentsQuery, PROPERTIES_PER_CALL } from '../queries.ts';

/** By property. Asked for page by page, so that a longer list asks only for what is new. */
export function useLastAssessments(listings: readonly Listing[]): ReadonlyMap<string, LastAssessment> {
  const chunks = useMemo(() => {
    const ids = listings.map(({ property }) => property.id);
    return Array.from({ length: Math.ceil(ids.length / PROPERTIES_PER_CALL) }, (_, page) =>
      ids.slice(page * PROPERTIES_PER_CALL, (page + 1) * PROPERTIES_PER_CALL),
    );
  }, [listings]);
  return useQueries({
    queries: chunks.map(lastAssessmentsQuery),
    combine: (replies) =>
      new Map(replies.flatMap(({ data }) => data?.items ?? []).map((one) => [one.propertyId, one] as const)),
  });
}
