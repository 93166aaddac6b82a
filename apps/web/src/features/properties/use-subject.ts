import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { isId } from '../../lib/id-shape.ts';
import { openListingOf } from '../../parts/properties/open-listing.ts';
import { listingQuery, propertyQuery } from './queries.ts';
import { type Subject, subjectOfListing, subjectOfProperty } from './subject.ts';

export type SubjectState =
  | { kind: 'loading' }
  | { kind: 'found'; subject: Subject }
  /** The id is a property's, which is for sale under this listing. */
  | { kind: 'listed'; listingId: string }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void };

/** The id of an address is a listing's. One that no listing has may be a property's own. */
export function useSubject(id: string): SubjectState {
  const listing = useQuery(listingQuery(isId(id) ? id : null));
  const isNoListing = hasCode(listing.error, 'NOT_FOUND');
  const property = useQuery(propertyQuery(isNoListing ? id : null));

  if (!isId(id) || hasCode(property.error, 'NOT_FOUND')) return { kind: 'unknown' };
  if (listing.data) return { kind: 'found', subject: subjectOfListing(listing.data) };
  if (property.data) {
    const open = openListingOf(property.data);
    return open
      ? { kind: 'listed', listingId: open.id }
      : { kind: 'found', subject: subjectOfProperty(property.data) };
  }
  const failed = isNoListing ? property : listing;
  if (!failed.error) return { kind: 'loading' };
  return {
    kind: 'failed',
    error: failed.error,
    isRetrying: failed.isFetching,
    retry: () => void failed.refetch(),
  };
}
