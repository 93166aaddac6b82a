/** What suburbs can be put in order by. */
export const RANKED_BY = ['price', 'growth', 'daysOnMarket', 'sales', 'flood', 'fire', 'hazards'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

/** Found on maps, and not in sales: one hazard, or the mean of all of them, which is no risk score. */
export type RankedHazard = 'flood' | 'fire' | 'hazards';
export const isOfHazard = (by: RankedBy): by is RankedHazard =>
  by === 'flood' || by === 'fire' || by === 'hazards';
