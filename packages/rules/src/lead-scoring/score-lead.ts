import type { DecisionMaker, LeadFinancing, ScoreBand } from '../leads/facts.ts';
import { ABOUT_DECISION, companySizeScore } from '../qualification/answers.ts';
import { ENGAGEMENT_HALF_LIFE_MS, engagementOf } from './engagement.ts';
import { leftAfter } from './half-life.ts';
import { scoreBand } from './score-bands.ts';
import { SCORE_FACTORS, type ScoreFactor } from './score-factors.ts';
import type { ScoreWeights } from './scoring-models.ts';
import {
  budgetOf,
  fadingTimeline,
  type SaidTimeline,
  type Share,
  timelineOf,
  wishesOf,
} from './stated-facts.ts';
import { type UrgencySign, urgencyOf } from './urgency.ts';

/** What is not known counts as much, and says so. */
const UNKNOWN_COUNTS = 50;

/** What a score is made of, as of one moment. Null is not known; 'none' cannot be asked of this lead. */
export type ScoringFacts = {
  /** When they were gathered. */
  at: number;
  /** Points of what they did, as left at that moment. */
  engagementPoints: number;
  budget: { reach: Share | null; financing: LeadFinancing | null } | 'none';
  timeline: SaidTimeline | null;
  locations: Share | null;
  propertyTypes: Share | null;
  /** People who work at their company; 'none': a private person. */
  companySize: number | null | 'none';
  decisionMaker: DecisionMaker | null;
  urgency: UrgencySign | null;
};

type FactorState = 'known' | 'unknown' | 'not-applicable';
type ScorePart = {
  factor: ScoreFactor;
  state: FactorState;
  /** 0-100. */
  fulfilment: number;
  /** The weight with its share of what others gave away, in points of the score, in tenths. */
  most: number;
  /** In tenths; those of all parts add up to the total. */
  points: number;
};
export type Score = {
  /** Whole; what bands go by. */
  score: number;
  band: ScoreBand;
  /** The sum of the parts, in tenths. */
  total: number;
  parts: ScorePart[];
};

type Fulfilment = number | null | 'none';
const tenths = (value: number): number => Math.round(value * 10);

const wholeScore = (total: number): number => Math.min(100, Math.round(total / 10));

const engagementAt = (facts: ScoringFacts, at: number): number =>
  engagementOf(facts.engagementPoints * leftAfter(at - facts.at, ENGAGEMENT_HALF_LIFE_MS));

/** Each factor 0-100 at a moment, when nothing happens until then. */
const fulfilments = (facts: ScoringFacts, at: number): Record<ScoreFactor, Fulfilment> => ({
  engagement: engagementAt(facts, at),
  budget: facts.budget === 'none' ? 'none' : budgetOf(facts.budget.reach, facts.budget.financing),
  timeline: facts.timeline === null ? null : timelineOf(facts.timeline, at),
  location: wishesOf(facts.locations),
  propertyType: wishesOf(facts.propertyTypes),
  companySize:
    facts.companySize === null || facts.companySize === 'none'
      ? facts.companySize
      : companySizeScore(facts.companySize),
  decisionMaker: facts.decisionMaker === null ? null : ABOUT_DECISION[facts.decisionMaker].score,
  urgency: facts.urgency === null ? null : urgencyOf(facts.urgency, at),
});

const stateOf = (value: Fulfilment): FactorState => {
  if (value === 'none') return 'not-applicable';
  return value === null ? 'unknown' : 'known';
};

const countedOf = (value: Fulfilment): number => {
  if (value === 'none') return 0;
  return value ?? UNKNOWN_COUNTS;
};

/** What cannot be asked gives its weight to the others, in proportion to theirs. */
const shareOfAsked = (weights: ScoreWeights, known: Record<ScoreFactor, Fulfilment>): number => {
  const asked = SCORE_FACTORS.reduce(
    (sum, factor) => (known[factor] === 'none' ? sum : sum + weights[factor]),
    0,
  );
  return asked === 0 ? 0 : 100 / asked;
};

const pointsIn = (most: number, fulfilment: number): number => tenths((most * fulfilment) / 100);

/** What changes by itself while nothing happens. */
const FADING = ['engagement', 'timeline', 'urgency'] as const;

/**
 * The score at any moment from now on, when nothing happens: as `scoreLead` gives it, without its parts. What stays is
 * added up once, because a search for a moment asks a few dozen times.
 */
export const fadingScore = (weights: ScoreWeights, facts: ScoringFacts): ((at: number) => number) => {
  const now = fulfilments(facts, facts.at);
  const scale = shareOfAsked(weights, now);
  const pointsOf = (factor: ScoreFactor, value: Fulfilment): number =>
    value === 'none' ? 0 : pointsIn(weights[factor] * scale, countedOf(value));
  const isFading = (factor: ScoreFactor): boolean => FADING.some((one) => one === factor);
  const staying = SCORE_FACTORS.reduce(
    (sum, factor) => (isFading(factor) ? sum : sum + pointsOf(factor, now[factor])),
    0,
  );
  const timelineAt = facts.timeline === null ? () => null : fadingTimeline(facts.timeline);
  return (at) =>
    wholeScore(
      staying +
        pointsOf('engagement', engagementAt(facts, at)) +
        pointsOf('timeline', timelineAt(at)) +
        pointsOf('urgency', facts.urgency === null ? null : urgencyOf(facts.urgency, at)),
    );
};

export const scoreLead = (weights: ScoreWeights, facts: ScoringFacts, at: number = facts.at): Score => {
  const known = fulfilments(facts, at);
  const scale = shareOfAsked(weights, known);
  const parts = SCORE_FACTORS.map((factor): ScorePart => {
    const value = known[factor];
    const fulfilment = countedOf(value);
    const most = value === 'none' ? 0 : weights[factor] * scale;
    return {
      factor,
      state: stateOf(value),
      fulfilment,
      most: tenths(most),
      points: pointsIn(most, fulfilment),
    };
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const score = wholeScore(total);
  return { score, band: scoreBand(score), total, parts };
};
