/** Properties that a workspace watches. */
export const WATCHED_MAX = 500;
/** Assessed properties that the dashboard looks at, the newest first. */
export const ASSESSED_SHOWN = 1_000;
