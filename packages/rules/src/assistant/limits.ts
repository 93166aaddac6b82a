export const RATING_NOTE_MAX = 1000;
/** Compared side by side: two to four. */
export const COMPARED_MAX = 4;
