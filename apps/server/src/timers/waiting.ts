/** How long a node may sleep though no timer is due: what is set for sooner than that wakes it. */
export const LONGEST_SLEEP_MS = 60_000;

/** Rung when a timer was set that is due before the nodes would look again. */
export const TIMER_BELL = 'timers';
