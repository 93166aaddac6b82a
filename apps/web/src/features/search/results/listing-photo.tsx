import type { Property } from '@propguard/protocol/property-records';
import { clsx } from 'clsx';
import { addressText } from '../../../parts/properties/listing-words.ts';
import { text } from '../text.ts';

/** The size in which it is drawn; the browser keeps the shape free before it is there. */
const WIDTH_PX = 960;
const HEIGHT_PX = 640;

interface ListingPhotoProps {
  property: Property;
  /** Among the first in sight: fetched at once. */
  urgent?: boolean;
  /** Beside words that say the same. */
  decorative?: boolean;
  className?: string;
}

export function ListingPhoto({ property, urgent = false, decorative = false, className }: ListingPhotoProps) {
  const { id, photoVersion } = property;
  return (
    <img
      src={`/api/photos/${id}/street?v=${encodeURIComponent(photoVersion)}`}
      alt={decorative ? '' : text.card.drawing(addressText(property))}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('aspect-3/2 h-auto w-full bg-sunken object-cover', className)}
    />
  );
}
