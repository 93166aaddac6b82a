/** Prices are agreed in round figures, coarser the higher they are. */
export const roundPrice = (aud: number): number => {
  const step = aud < 400_000 ? 500 : aud < 1_500_000 ? 1_000 : aud < 4_000_000 ? 5_000 : 25_000;
  return Math.max(step, Math.round(aud / step) * step);
};

/** What is asked is rounder still. */
export const roundAsking = (aud: number): number => {
  const step = aud < 500_000 ? 5_000 : aud < 1_500_000 ? 10_000 : aud < 4_000_000 ? 25_000 : 100_000;
  return Math.max(step, Math.round(aud / step) * step);
};
