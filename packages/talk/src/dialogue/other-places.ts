/** Beside the first place of a search. */
export const OTHER_PLACES_MAX = 3;
