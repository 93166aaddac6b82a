/** What decides between two models; figures in per cent. */
export type JudgedModel = {
  mdape: number;
  coverage80: number;
  sample: boolean;
  /** Made in seconds, of a part of the sales, so that there is one at all. */
  isFirst: boolean;
};

/** Smaller differences of the median error are chance. */
const TAKEOVER_TOLERANCE_POINTS = 0.1;
const TAKEOVER_COVERAGE = { min: 74, max: 88 };

export type TakeoverVerdict = 'first' | 'real-data' | 'all-sales' | 'not-worse' | 'worse' | 'ranges-off';

/** A challenger takes over only when it is not worse, and never with ranges that do not hold what they say. */
export const judgeTakeover = (challenger: JudgedModel, champion: JudgedModel | null): TakeoverVerdict => {
  if (!champion) return 'first';
  // A model of made-up sales has no say against real ones, in either direction.
  if (champion.sample && !challenger.sample) return 'real-data';
  const { min, max } = TAKEOVER_COVERAGE;
  if (challenger.coverage80 < min || challenger.coverage80 > max) return 'ranges-off';
  // The two were measured on different sales, and only one of them knows every suburb.
  if (champion.isFirst && !challenger.isFirst && champion.sample === challenger.sample) return 'all-sales';
  return challenger.mdape <= champion.mdape + TAKEOVER_TOLERANCE_POINTS ? 'not-worse' : 'worse';
};
