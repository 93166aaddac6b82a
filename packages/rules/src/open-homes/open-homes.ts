export const OPEN_HOME_CAPACITY_MAX = 500;
export const OPEN_HOME_LONGEST_MINUTES = 8 * 60;
export const PARTY_MAX = 10;
export const OPEN_HOMES_PER_WORKSPACE = 2_000;

/** The door is open so long before the beginning. */
const DOOR_OPENS_MINUTES = 30;
const MINUTE_MS = 60_000;

/** What its page offers: a place beforehand, the way in, or nothing any more. */
export const OPEN_HOME_PHASES = ['before', 'door', 'over', 'cancelled'] as const;
export type OpenHomePhase = (typeof OPEN_HOME_PHASES)[number];

export const phaseOf = (
  { startsAt, endsAt, isCancelled }: { startsAt: Date; endsAt: Date; isCancelled: boolean },
  now: Date,
): OpenHomePhase => {
  if (isCancelled) return 'cancelled';
  if (now >= endsAt) return 'over';
  return now.getTime() >= startsAt.getTime() - DOOR_OPENS_MINUTES * MINUTE_MS ? 'door' : 'before';
};

export const OPEN_HOME_FORM = 'Open home check-in';
