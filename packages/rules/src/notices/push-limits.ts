const MINUTE_MS = 60_000;

/** Browsers that one member may have. */
export const PUSH_SUBSCRIPTIONS_PER_MEMBER = 10;
export const PUSH_ENDPOINT_MAX = 1_000;
export const PUSH_DEVICE_MAX = 80;
/** How long a push service may take. */
export const PUSH_TIMEOUT_MS = 10_000;
/** What a browser that was off shows when it comes back: news of the last hours, not of last week. */
export const PUSH_TTL_SECONDS = 6 * 60 * 60;

const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS] as const;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** When a push is tried again after so many tries, not before the service asked for; null: the screen has it, that is enough. */
export const nextPushAt = (tries: number, now: Date, askedForMs = 0): Date | null => {
  const wait = WAITS_MS[tries - 1];
  if (wait === undefined || askedForMs > LONGEST_WAIT_MS) return null;
  return new Date(now.getTime() + Math.max(wait, askedForMs));
};
