import { SCORE_FACTORS, type ScoreFactor } from './score-factors.ts';

/** Percent of each factor; together 100. */
export type ScoreWeights = Readonly<Record<ScoreFactor, number>>;

export const SCORING_MODEL_NAME = 'Intelligent Lead Scoring';
/** The version that a workspace begins with. */
export const SCORING_MODEL_VERSION = '2.1.3';
const FIRST_PATCH = 3;
/** The versions of its own are counted on from there. */
export const versionOf = (number: number): string => `2.1.${FIRST_PATCH + number}`;

/** LEADS-SCORE-06 to -13. */
export const DETAILED_WEIGHTS: ScoreWeights = {
  engagement: 25,
  budget: 20,
  timeline: 15,
  location: 12,
  propertyType: 10,
  companySize: 8,
  decisionMaker: 7,
  urgency: 3,
};

/** LEADS-SHOW-11. */
const SHOWCASE_WEIGHTS: ScoreWeights = {
  engagement: 30,
  budget: 25,
  timeline: 20,
  location: 15,
  propertyType: 10,
  companySize: 0,
  decisionMaker: 0,
  urgency: 0,
};

/** OPS-QUAL-04. Budget 30 and financing 20 are one factor here, and stand in it as 3 to 2 (budget.ts). */
const QUALIFICATION_WEIGHTS: ScoreWeights = {
  engagement: 0,
  budget: 50,
  timeline: 25,
  location: 10,
  propertyType: 15,
  companySize: 0,
  decisionMaker: 0,
  urgency: 0,
};

export const SCORING_PRESETS = ['detailed', 'showcase', 'qualification'] as const;
export type ScoringPreset = (typeof SCORING_PRESETS)[number];
export const PRESET_WEIGHTS: Record<ScoringPreset, ScoreWeights> = {
  detailed: DETAILED_WEIGHTS,
  showcase: SHOWCASE_WEIGHTS,
  qualification: QUALIFICATION_WEIGHTS,
};
export const PRESET_NAMES: Record<ScoringPreset, string> = {
  detailed: 'Eight factors, model 2.1.3',
  showcase: 'Five factors',
  qualification: 'Qualification questions',
};

export const WEIGHTS_TOTAL = 100;

export const totalWeight = (weights: ScoreWeights): number =>
  SCORE_FACTORS.reduce((sum, factor) => sum + weights[factor], 0);

/** What a private person is asked about must weigh something, or their score would divide by nothing. */
export const weightsProblem = (weights: ScoreWeights): string | null => {
  const total = totalWeight(weights);
  if (total !== WEIGHTS_TOTAL) return `The weights add up to ${total}. They must add up to ${WEIGHTS_TOTAL}.`;
  return weights.companySize === WEIGHTS_TOTAL ? 'Company size alone can’t score a private person.' : null;
};
