export const REGION_KINDS = ['locality', 'postcode', 'city', 'state', 'country'] as const;
type RegionKind = (typeof REGION_KINDS)[number];

/** Made from so many, a figure is half sure. */
const HALF_SURE_AT = 20;

/** What a wider place's figure says of a place within it, however many sales it rests on: the wider, the less. */
const SAYS_OF_WITHIN: Record<RegionKind, number> = {
  locality: 0.6,
  postcode: 0.6,
  city: 0.6,
  state: 0.4,
  country: 0.2,
};

type Basis = { value: number | null; count: number; isOwn: boolean; regionKind: RegionKind | null };

/** 0 to 1: the more it was made from the surer; what is borrowed from a wider place is less sure of this one. */
export const figureConfidence = ({ value, count, isOwn, regionKind }: Basis): number => {
  if (value === null) return 0;
  const ofItsPlace = count / (count + HALF_SURE_AT);
  return isOwn ? ofItsPlace : ofItsPlace * SAYS_OF_WITHIN[regionKind ?? 'country'];
};
