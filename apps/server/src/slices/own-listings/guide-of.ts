import type { OwnListing } from '@propguard/protocol/own-listings';

type Guided = { guideFromAud: number | null; guideToAud: number | null };

/** One end alone is a price, and both ends of it. */
export const guideOf = ({ guideFromAud, guideToAud }: Guided): OwnListing['guide'] => {
  const fromAud = guideFromAud ?? guideToAud;
  return fromAud === null ? null : { fromAud, toAud: guideToAud ?? fromAud };
};
