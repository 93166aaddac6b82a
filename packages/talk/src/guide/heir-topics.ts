/** What those ask who inherit or share a home, insure one that floods, or sell it from abroad: told with who decides. */
export const HEIR_TOPICS = ['willDuty', 'shareBought', 'foreignSeller', 'insurable'] as const;
export type HeirTopic = (typeof HEIR_TOPICS)[number];
