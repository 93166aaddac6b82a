import type { Listing } from '@propguard/protocol/listings';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { hasCode } from '../../../lib/api-error.ts';
import { guideText, placeText } from '../../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { propertyPath } from '../../../routes/analyse.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Loading, Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { listingQuery } from '../queries.ts';
import { ListingFacts } from '../results/listing-facts.tsx';
import { ListingPhoto } from '../results/listing-photo.tsx';
import { text } from '../text.ts';

interface ListingPeekProps {
  id: string;
  onClose: () => void;
}

/** The chosen mark's listing, over the map. */
export function ListingPeek({ id, onClose }: ListingPeekProps) {
  const { data: listing, error } = useQuery(listingQuery(id));
  return (
    <section
      aria-label={listing ? listing.property.address : text.card.loading}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-11 z-2 mx-auto grid max-w-100 grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-2 bg-raised shadow-lift sm:grid-cols-[140px_minmax(0,1fr)]"
    >
      {listing ? <PeekBody listing={listing} /> : null}
      {error ? (
        <p className="col-span-2 px-4 py-4 text-13">
          {hasCode(error, 'NOT_FOUND') || hasCode(error, 'VALIDATION_FAILED')
            ? text.card.notFound
            : text.card.failed}
        </p>
      ) : null}
      {listing || error ? null : (
        <Loading label={text.card.loading} className="col-span-2 grid grid-cols-subgrid">
          <Skeleton height={120} className="rounded-none" />
          <div className="grid content-start gap-3 p-3.5">
            <SkeletonLine width={120} />
            <SkeletonLine width={150} />
            <SkeletonLine width={90} />
          </div>
        </Loading>
      )}
      <IconButton
        icon={X}
        label={text.card.close}
        kind="ghost"
        size="sm"
        onClick={onClose}
        className="absolute! top-1 right-1 z-1"
      />
    </section>
  );
}

function PeekBody({ listing }: { listing: Listing }) {
  const { property } = listing;
  return (
    <>
      <ListingPhoto property={property} urgent className="h-full" />
      <div className="grid min-w-0 content-start gap-1 px-3.5 py-2.5">
        <p className="pr-7 font-semibold tabular-nums">{guideText(listing.guide)}</p>
        <Link
          to={propertyPath(listing.id)}
          className="touch-area rounded-1 text-13 font-medium underline decoration-1 underline-offset-3 hover:text-accent"
        >
          {property.address}
        </Link>
        <p className="text-12 text-muted">{placeText(property.locality)}</p>
        <ListingFacts property={property} />
        {property.positionSource === 'exact' ? null : (
          <p className="text-12 text-muted">{text.card.approximate}</p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {listing.sample ? <SampleBadge /> : null}
          <CompareToggle listing={listing} />
        </div>
      </div>
    </>
  );
}
