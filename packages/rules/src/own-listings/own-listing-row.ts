import { isBlank } from '../imports/blank.ts';
import { field, IMPORT_FIELDS, type ImportField } from '../imports/import-columns.ts';
import { type ListingDraft, readListing } from '../imports/read-listing.ts';
import type { PropertyDraft, ReadingContext, Values } from '../imports/read-property.ts';
import { accepted, type Verdict } from '../imports/reject-reasons.ts';
import type { OwnListingStatus } from './own-listing-life.ts';

/** The columns of the market's listings, where only the address has to be there. */
export const OWN_LISTING_FIELDS: readonly ImportField[] = [
  ...IMPORT_FIELDS.listings.map((one) =>
    one.key === 'listedOn' ? { ...one, need: 'optional' as const } : one,
  ),
  field('features', 'features, property features, inclusions'),
];

export type OwnListingDraft = {
  property: PropertyDraft & { features: string[] };
  reference: string | null;
  status: OwnListingStatus;
  guideFromAud: number | null;
  guideToAud: number | null;
  listedOn: string | null;
  closedOn: string | null;
  soldPriceAud: number | null;
  headline: string;
  description: string;
};

const isDraft = (written: string): boolean => /^(draft|coming soon|pre.?market)$/i.test(written.trim());

const featuresIn = (written: string): string[] => [
  ...new Set(
    written
      .split(/[;,|]/)
      .map((feature) => feature.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const soldFor = ({ events }: ListingDraft): number | null =>
  events.findLast(({ kind }) => kind === 'sold' || kind === 'auction_sold')?.priceAud ?? null;

/** A row of an agency's own file, by the rules of every file of listings. Without a day it came on the market today. */
export const readOwnListing = (values: Values, context: ReadingContext): Verdict<OwnListingDraft> => {
  const draft = isDraft(values('status'));
  const filled: Values = (name) => {
    if (name === 'status' && draft) return '';
    return name === 'listedOn' && isBlank(values(name)) ? context.today : values(name);
  };
  const read = readListing(filled, 'auto', context);
  if (!read.ok) return read;
  const { property, listing } = read.value;
  return accepted({
    property: { ...property, features: featuresIn(values('features')) },
    reference: listing.reference === '' ? null : listing.reference,
    status: draft ? 'draft' : listing.status,
    guideFromAud: listing.guideFromAud,
    guideToAud: listing.guideToAud,
    listedOn: draft ? null : listing.listedOn,
    closedOn: draft ? null : listing.closedOn,
    soldPriceAud: !draft && listing.status === 'sold' ? soldFor(listing) : null,
    headline: listing.headline,
    description: listing.description,
  });
};
