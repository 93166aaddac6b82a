/** Of which homes the one is typical that a value's reasons start from: where a region has few sales, of all. */
export const TYPICAL_HOME_OF = ['region', 'all-sales'] as const;
export type TypicalHomeOf = (typeof TYPICAL_HOME_OF)[number];

const WORDS: Record<TypicalHomeOf, string> = {
  region: 'A typical home in the region',
  'all-sales': 'A typical home across all our sales',
};

/** Valuations of before this was kept say nothing of it. */
export const typicalHomeWords = (of: TypicalHomeOf | null | undefined): string => WORDS[of ?? 'region'];
