export const SAVED_SEARCHES_MAX = 100;
export const SAVED_SEARCH_NAME_MAX = 80;

/** `none`: only counted on the screen. `each`: as soon as something new is found. `daily`: one letter a day. */
export const SAVED_SEARCH_ALERTS = ['none', 'each', 'daily'] as const;
export type SavedSearchAlert = (typeof SAVED_SEARCH_ALERTS)[number];

/** How many listings stand side by side at most. */
export const COMPARED_MAX = 4;

/** The letter of the day comes at this time of the workspace's time zone. */
export const LETTER_TIME = '07:00';
/** More are counted, not listed. */
export const LISTINGS_PER_LETTER = 20;
