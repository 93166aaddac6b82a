import type { LastAssessment } from '@propguard/protocol/assessments';
import type { Listing } from '@propguard/protocol/listings';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { daysText, guideText, placeText, STATUS_WORDS } from '../../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { propertyPath } from '../../../routes/analyse.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { text } from '../text.ts';
import { AssessedLine } from './assessed-line.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingPhoto } from './listing-photo.tsx';

interface ListingCardProps {
  listing: Listing;
  /** Pointed at on the map. */
  lit: boolean;
  urgent: boolean;
  /** What this workspace last found of it. */
  last: LastAssessment | undefined;
  /** With the listing that the pointer or the focus is on, and null when it leaves. */
  onPoint: (listing: Listing | null) => void;
}

/** A listing in the list: the whole card leads to it. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, lit, urgent, last, onPoint } = props;
  const { property } = listing;
  return (
    <article
      data-lit={lit || undefined}
      onPointerEnter={() => onPoint(listing)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(listing)}
      onBlur={() => onPoint(null)}
      className={clsx(
        'relative grid overflow-hidden rounded-2 border bg-surface sm:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)]',
        'transition-colors duration-(--quick) has-[[data-listing]:focus-visible]:outline-2 has-[[data-listing]:focus-visible]:outline-offset-2 has-[[data-listing]:focus-visible]:outline-focus',
        lit ? 'border-accent bg-accent-soft' : 'border-line hover:border-control',
      )}
    >
      <ListingPhoto property={property} urgent={urgent} className="sm:h-full sm:object-[100%_50%]" />
      <div className="flex min-w-0 flex-col gap-1 px-4 py-3">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-16 font-semibold tracking-title tabular-nums">
            {guideText(listing.guide)}
          </p>
          <CompareToggle listing={listing} className="relative z-1 -mt-0.5 -mr-1.5" />
        </div>
        <h3 className="text-14 font-medium">
          <Link
            to={propertyPath(listing.id)}
            data-listing={listing.id}
            className="outline-none after:absolute after:inset-0"
          >
            {property.address}
            <span className="block text-13 font-normal text-muted">{placeText(property.locality)}</span>
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <span className="text-13 text-muted">{TYPE_WORDS[property.type]}</span>
          <ListingFacts property={property} />
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-12 text-muted tabular-nums">
          <span>
            {listing.daysOnMarket === 0
              ? text.card.today
              : text.card.onMarket(daysText(listing.daysOnMarket))}
          </span>
          {listing.status === 'active' ? null : <Badge tone="caution">{STATUS_WORDS[listing.status]}</Badge>}
          {listing.sample ? <SampleBadge /> : null}
          <AssessedLine property={property} last={last} />
        </div>
      </div>
    </article>
  );
});
