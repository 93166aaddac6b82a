import { SCORE_BANDS, type ScoreBand } from '../leads/facts.ts';

/** From which score a band begins, the warmest first (LEADS-SCORE-05). */
export const BAND_FROM: Record<ScoreBand, number> = { hot: 80, warm: 60, cool: 40, cold: 0 };

export const scoreBand = (score: number): ScoreBand =>
  SCORE_BANDS.find((band) => score >= BAND_FROM[band]) ?? 'cold';

/** Screens with three levels count cool as cold (LEADS-SHOW-12). */
export const THREE_LEVELS = ['hot', 'warm', 'cold'] as const;
export const threeLevels = (band: ScoreBand): (typeof THREE_LEVELS)[number] =>
  band === 'cool' ? 'cold' : band;

/** LEADS-DISP-05, in the words of the tokens: green, yellow, red. */
export const scoreTone = (score: number): 'positive' | 'caution' | 'danger' => {
  if (score >= BAND_FROM.hot) return 'positive';
  return score >= BAND_FROM.warm ? 'caution' : 'danger';
};

const DEFAULT_BADGE_ABOVE = 70;
/** LEADS-DISP-08. */
export const scoreBadge = (score: number): 'default' | 'secondary' =>
  score > DEFAULT_BADGE_ABOVE ? 'default' : 'secondary';
