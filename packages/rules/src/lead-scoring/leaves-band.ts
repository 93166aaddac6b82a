import { DAY_MS } from './half-life.ts';
import { scoreBand } from './score-bands.ts';
import { fadingScore, type ScoringFacts } from './score-lead.ts';
import type { ScoreWeights } from './scoring-models.ts';

/** By then nothing is left of what fades: twenty-six halvings of the slowest. */
const ALL_FADED_MS = 365 * DAY_MS;
/** A minute is near enough for a temperature. */
const NEAR_ENOUGH_MS = 60_000;

/**
 * The first moment at which the score has left its band, when nothing happens until then; null when it never does. All
 * that moves by itself falls, so halving the time between finds it.
 */
export const leavesBandAt = (weights: ScoreWeights, facts: ScoringFacts): number | null => {
  const scoreAt = fadingScore(weights, facts);
  const now = scoreBand(scoreAt(facts.at));
  const hasLeft = (at: number): boolean => scoreBand(scoreAt(at)) !== now;
  let [inside, outside] = [facts.at, facts.at + ALL_FADED_MS];
  if (now === 'cold' || !hasLeft(outside)) return null;
  while (outside - inside > NEAR_ENOUGH_MS) {
    const between = Math.floor((inside + outside) / 2);
    if (hasLeft(between)) outside = between;
    else inside = between;
  }
  return outside;
};
