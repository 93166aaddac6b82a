import type { Listing, ListingMark } from '@propguard/protocol/listings';
import { audText } from '../../../lib/aud-text.ts';
import { addressText, guideText, priceTag } from '../../../parts/properties/listing-words.ts';
import type { MapMark } from '../../../ui/map/map-model.ts';
import { text } from '../text.ts';

const NO_PRICE = guideText(null).toLowerCase();

export function asMapMark(mark: ListingMark): MapMark {
  const { longitude: lng, latitude: lat, count, listingId, priceAud, box } = mark;
  const price = priceAud === null ? NO_PRICE : audText(priceAud);
  const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
  return {
    id: listingId ?? `${lng},${lat}`,
    lng,
    lat,
    count,
    tag: priceTag(priceAud),
    label: count === 1 ? text.map.one(price) : text.map.several(count, price),
    bounds: box ? { west, south, east, north } : null,
  };
}

/** The listing that its card points at: shown where it stands, even from within a group. */
export const markOfListing = ({ id, guide, property }: Listing): MapMark => ({
  id,
  lng: property.longitude,
  lat: property.latitude,
  count: 1,
  tag: priceTag(guide?.fromAud ?? null),
  label: addressText(property),
  bounds: null,
});
