/** Messages that somebody writes within this time are one question. */
export const BURST_MS = 1_500;
/** Whoever wrote a moment ago may be writing still. */
const PAUSE_MS = 750;
/** However fast somebody goes on: they get an answer. */
const LONGEST_MS = 6_000;

/** When a burst is over that began and was last added to at these moments. */
export const burstEnds = (began: Date, last: Date): Date => {
  const [from, to] = [began.getTime(), last.getTime()];
  return new Date(Math.min(Math.max(from + BURST_MS, to + PAUSE_MS), from + LONGEST_MS));
};
