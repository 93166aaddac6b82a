/** CORE-CONST-02: in seconds; the first is the one it begins with. */
export const REFRESH_INTERVALS_SECONDS = [30, 60, 300, 900] as const;
export type RefreshInterval = (typeof REFRESH_INTERVALS_SECONDS)[number];
