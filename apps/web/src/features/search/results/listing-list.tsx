import type { Listing } from '@propguard/protocol/listings';
import { compared } from '../../../parts/properties/compared.ts';
import { text } from '../text.ts';
import { handleListKey } from './list-keys.ts';
import { ListingCard } from './listing-card.tsx';
import { useLastAssessments } from './use-last-assessments.ts';

/** Their pictures are in sight at once on most screens. */
const URGENT_PICTURES = 3;

interface ListingListProps {
  listings: readonly Listing[];
  litId: string | null;
  onPoint: (listing: Listing | null) => void;
  onShowOnMap: (id: string) => void;
}

export function ListingList({ listings, litId, onPoint, onShowOnMap }: ListingListProps) {
  const last = useLastAssessments(listings);
  return (
    <ul
      aria-label={text.results}
      onKeyDown={(event) => handleListKey(event, { onCompare: compared.toggle, onShowOnMap })}
      className="grid gap-3"
    >
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            lit={listing.id === litId}
            urgent={index < URGENT_PICTURES}
            last={last.get(listing.property.id)}
            onPoint={onPoint}
          />
        </li>
      ))}
    </ul>
  );
}
