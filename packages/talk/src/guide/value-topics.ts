/** What a value is good for, on which day, and who says for certain what we only estimate. */
export const VALUE_TOPICS = ['valueThen', 'floodSure'] as const;
export type ValueTopic = (typeof VALUE_TOPICS)[number];
