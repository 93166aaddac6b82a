/** HubSpot takes no more in one call. */
export const HUBSPOT_BATCH = 100;
/** A lost call of theirs is caught up with after so long. */
export const HUBSPOT_SYNC_MINUTES = 5;
/** A call that was signed before is refused. */
export const HUBSPOT_CALL_MAX_AGE_MS = 5 * 60_000;
/** When it fails it is tried after 1, 2, 4, … minutes, at least every hour. */
const SLOWEST_MINUTES = 60;

/** After so many failures in a row, some half an hour, admins are told of it. */
export const HUBSPOT_FAILURES_TOLD = 5;

export const HUBSPOT_STATES = ['working', 'waiting', 'stopped'] as const;
export type HubspotSyncState = (typeof HUBSPOT_STATES)[number];

/** After so many failures in a row; not before HubSpot asked for (`Retry-After`). */
export const nextHubspotTry = (failures: number, now: Date, askedForMs = 0): Date => {
  const minutes = failures === 0 ? HUBSPOT_SYNC_MINUTES : Math.min(SLOWEST_MINUTES, 2 ** (failures - 1));
  return new Date(now.getTime() + Math.max(askedForMs, minutes * 60_000));
};
