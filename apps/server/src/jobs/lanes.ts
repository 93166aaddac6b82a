/**
 * How soon a job must begin, which decides the queue that carries it: no lane waits for another.
 * `now`: somebody waits for it this second (a letter, an answer). `work`: the usual. `bulk`: long work over much data.
 */
export const LANES = ['now', 'work', 'bulk'] as const;
export type Lane = (typeof LANES)[number];
