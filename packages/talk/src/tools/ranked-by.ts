/** What suburbs can be put in order by. */
export const RANKED_BY = ['price', 'growth', 'daysOnMarket', 'sales', 'flood', 'fire', 'risk'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

/** Found on maps, and not in sales. */
export type RankedHazard = 'flood' | 'fire' | 'risk';
export const isOfHazard = (by: RankedBy): by is RankedHazard =>
  by === 'flood' || by === 'fire' || by === 'risk';
