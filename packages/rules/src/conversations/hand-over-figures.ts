import { HAND_OVER_CAUSES, type HandOverCause } from './hand-over-causes.ts';

/** One hand-over; null seconds: nobody came, or nobody was waited for. */
type CountedHandOver = { cause: HandOverCause; waitedSeconds: number | null };
export type CauseFigure = {
  cause: HandOverCause;
  handOvers: number;
  answered: number;
  medianSeconds: number | null;
};

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

/** Why people were brought in, the commonest first, and how long each kind waited for one. */
export const countByCause = (handOvers: readonly CountedHandOver[]): CauseFigure[] =>
  HAND_OVER_CAUSES.map((cause) => {
    const of = handOvers.filter((one) => one.cause === cause);
    const waited = of.flatMap(({ waitedSeconds }) => (waitedSeconds === null ? [] : [waitedSeconds]));
    return { cause, handOvers: of.length, answered: waited.length, medianSeconds: median(waited) };
  })
    .filter((figure) => figure.handOvers > 0)
    .toSorted((a, b) => b.handOvers - a.handOvers);
