import type { ListingDetail } from '@propguard/protocol/listings';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { propertyPath } from '../../../routes/analyse.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ListingPhoto } from '../results/listing-photo.tsx';
import { text } from './text.ts';

interface CompareHeadProps {
  listing: ListingDetail;
  onRemove: () => void;
}

/** The top of a column: the drawing, the address, and the way out. */
export function CompareHead({ listing, onRemove }: CompareHeadProps) {
  const { property } = listing;
  return (
    <div className="relative grid gap-2">
      <ListingPhoto property={property} decorative urgent className="rounded-1" />
      <Link
        to={propertyPath(listing.id)}
        className="touch-area rounded-1 text-14 font-semibold underline decoration-1 underline-offset-3 hover:text-accent"
      >
        {property.address}
      </Link>
      {listing.sample ? <SampleBadge className="justify-self-start" /> : null}
      <IconButton
        icon={X}
        label={text.remove(property.address)}
        size="sm"
        onClick={onRemove}
        className="absolute! top-1.5 right-1.5"
      />
    </div>
  );
}
