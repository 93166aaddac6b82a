/** How long a public link to a report may live. */
export const SHARE_DAYS = { min: 1, default: 30, max: 365 } as const;
/** Open links of one report. */
export const SHARES_MAX = 20;
