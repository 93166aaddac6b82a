export const DAY_MS = 86_400_000;

/** What is left of something after so long, when half of it goes in `halfLifeMs`. What lies ahead counts in full. */
export const leftAfter = (ageMs: number, halfLifeMs: number): number =>
  0.5 ** (Math.max(0, ageMs) / halfLifeMs);
