import type { OwnListing } from '@propguard/protocol/own-listings';
import {
  OWN_LISTING_STATUS_NAMES,
  type OwnListingStatus,
} from '@propguard/rules/own-listings/own-listing-life';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const TONES: Readonly<Record<OwnListingStatus, BadgeTone>> = {
  draft: 'outline',
  active: 'positive',
  under_offer: 'caution',
  sold: 'accent',
  withdrawn: 'neutral',
};

export function StatusBadge({ status }: { status: OwnListingStatus }) {
  return <Badge tone={TONES[status]}>{OWN_LISTING_STATUS_NAMES[status]}</Badge>;
}

export const photoSource = (listingId: string, photoId: string, size: 'small' | 'full' = 'small'): string =>
  `/api/own-listings/${listingId}/photos/${photoId}?size=${size}`;

export const fullAddress = ({ address, locality }: Pick<OwnListing, 'address' | 'locality'>): string =>
  `${address}, ${locality.name} ${locality.state} ${locality.postcode}`;
