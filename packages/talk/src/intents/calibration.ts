import MEASURED from './right-by-share.json' with { type: 'json' };

/** Turns whose decision the classifier gave a share between two edges: how many, how much on average, how many right. */
export type ShareBin = { upTo: number; turns: number; share: number; right: number };
export type DecidedTurn = { share: number; isRight: boolean };

/** Edges above which a bin ends; few turns have a small share, so that their bins are wide. */
const EDGES = [0.2, 0.4, 0.6, 0.8, 0.9, 0.97, 1];
/** What a share says must have been right so often, on average over the turns. */
export const OFF_BY_AT_MOST = 0.04;

export const binsOf = (turns: readonly DecidedTurn[]): ShareBin[] =>
  EDGES.flatMap((upTo, at) => {
    const from = EDGES[at - 1] ?? -1;
    const own = turns.filter(({ share }) => share > from && share <= upTo);
    if (own.length === 0) return [];
    const share = own.reduce((sum, one) => sum + one.share, 0) / own.length;
    const right = own.filter(({ isRight }) => isRight).length;
    return [{ upTo, turns: own.length, share: Number(share.toFixed(4)), right }];
  });

/** One right and one wrong turn more, so that few turns claim little. */
const rightIn = ({ right, turns }: ShareBin): number => (right + 1) / (turns + 2);

const together = (one: ShareBin, next: ShareBin): ShareBin => {
  const turns = one.turns + next.turns;
  const share = (one.share * one.turns + next.share * next.turns) / turns;
  return { upTo: next.upTo, turns, share, right: one.right + next.right };
};

/** Neighbours of which the surer was less often right are one: more sure is never less often right. */
const rising = (bins: readonly ShareBin[]): ShareBin[] => {
  const done: ShareBin[] = [];
  for (const bin of bins) {
    let last = bin;
    for (let before = done.at(-1); before && rightIn(before) >= rightIn(last); before = done.at(-1)) {
      done.pop();
      last = together(before, last);
    }
    done.push(last);
  }
  return done;
};

/** To a hundredth: the measure cannot tell more apart. */
const rounded = (share: number): number => Math.round(share * 100) / 100;

/** How often what was decided was right, by the classifier's share of it. Between the bins' means, a straight line. */
export const calibrationOf = (bins: readonly ShareBin[]): ((share: number) => number) => {
  const points = rising(bins).map((bin) => [bin.share, rightIn(bin)] as const);
  return (share) => {
    const at = points.findIndex(([upTo]) => share <= upTo);
    const [above, below] = [points[at], points[at - 1]];
    if (!above) return rounded(points.at(-1)?.[1] ?? 0);
    if (!below) return rounded(above[1]);
    return rounded(below[1] + ((share - below[0]) / (above[0] - below[0])) * (above[1] - below[1]));
  };
};

const FOLDS = 5;

export type StatedTurn = { stated: number; isRight: boolean };

/** What would have been stated of each turn by the other four fifths: no turn is judged by what was learnt from it. */
export const statedByOthers = (turns: readonly DecidedTurn[]): StatedTurn[] => {
  const isIn = (fold: number) => (_turn: DecidedTurn, at: number) => at % FOLDS === fold;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const state = calibrationOf(binsOf(turns.filter((turn, at) => !isIn(fold)(turn, at))));
    return turns.filter(isIn(fold)).map(({ share, isRight }) => ({ stated: state(share), isRight }));
  }).flat();
};

/** Stated probabilities in bins of a tenth and less, where most are. */
const STATED_EDGES = [0.5, 0.7, 0.8, 0.9, 0.95, 1];
export type StatedBin = { upTo: number; turns: number; stated: number; right: number };

export const statedBins = (turns: readonly StatedTurn[]): StatedBin[] =>
  STATED_EDGES.flatMap((upTo, at) => {
    const from = STATED_EDGES[at - 1] ?? -1;
    const own = turns.filter(({ stated }) => stated > from && stated <= upTo);
    if (own.length === 0) return [];
    const stated = own.reduce((sum, one) => sum + one.stated, 0) / own.length;
    const right = own.filter(({ isRight }) => isRight).length / own.length;
    return [{ upTo, turns: own.length, stated, right }];
  });

/** How far what is stated is from what was right, by the bins' turns. */
export const offBy = (turns: readonly StatedTurn[]): number =>
  statedBins(turns).reduce((sum, bin) => sum + bin.turns * Math.abs(bin.stated - bin.right), 0) /
  Math.max(1, turns.length);

/** As measured by `npm run eval -- --calibrate` (decision 159). */
export const calibrated = calibrationOf(MEASURED.bins);
/** What is claimed where nothing was understood. */
export const LEAST_CLAIMED = calibrated(0);
