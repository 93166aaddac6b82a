import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { isId } from '../../lib/id-shape.ts';
import { openListingOf } from '../../parts/properties/open-listing.ts';
import { homeQuery } from './queries.ts';
import { type Subject, subjectOfListing, subjectOfProperty } from './subject.ts';

export type SubjectState =
  | { kind: 'loading' }
  | { kind: 'found'; subject: Subject }
  /** The id is a property's, which is for sale under this listing. */
  | { kind: 'listed'; listingId: string }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void };

/** The id of an address is a listing's, or a property's own. */
export function useSubject(id: string): SubjectState {
  const { data, error, isFetching, refetch } = useQuery(homeQuery(isId(id) ? id : null));
  if (!isId(id) || hasCode(error, 'NOT_FOUND')) return { kind: 'unknown' };
  if (data?.kind === 'listing') return { kind: 'found', subject: subjectOfListing(data.listing) };
  if (data) {
    const open = openListingOf(data.property);
    return open
      ? { kind: 'listed', listingId: open.id }
      : { kind: 'found', subject: subjectOfProperty(data.property) };
  }
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
}
