import type { ScoringModel } from '@propguard/protocol/lead-scoring';
import { ABOUT_FACTOR, SCORE_FACTORS } from '@propguard/rules/lead-scoring/score-factors';
import { SCORING_MODEL_NAME } from '@propguard/rules/lead-scoring/scoring-models';
import { type CurrentModel, FIRST_MODEL } from './current-model.ts';
import type { ModelRow } from './model-store.ts';

const withFactors = ({ number, version, weights }: CurrentModel) => ({
  number,
  name: SCORING_MODEL_NAME,
  version,
  weights,
  factors: SCORE_FACTORS.map((factor) => ({ factor, ...ABOUT_FACTOR[factor], weight: weights[factor] })),
});

export const toModel = (row: ModelRow): ScoringModel => ({
  ...withFactors(row),
  note: row.note,
  restores: row.restores,
  by: row.by,
  lastUpdated: row.createdAt.toISOString(),
});

/** The one that every workspace begins with is nobody's, and has no day. */
export const firstModel: ScoringModel = {
  ...withFactors(FIRST_MODEL),
  note: null,
  restores: null,
  by: null,
  lastUpdated: null,
};
