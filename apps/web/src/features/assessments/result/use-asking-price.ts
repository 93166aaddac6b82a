import type { AskingPrice } from '@propguard/rules/valuation/asking-price';
import { useQuery } from '@tanstack/react-query';
import { openListingOf } from '../../../parts/properties/open-listing.ts';
import { propertyQuery } from '../queries.ts';

/** What is asked for the home, while it is for sale with a guide. */
export function useAskingPrice(propertyId: string | null): AskingPrice | null {
  const { data } = useQuery(propertyQuery(propertyId));
  return (data && openListingOf(data)?.guide) ?? null;
}
