import {
  DETAILED_WEIGHTS,
  SCORING_MODEL_VERSION,
  type ScoreWeights,
} from '@propguard/rules/lead-scoring/scoring-models';
import type { TxScope } from '../../access/any-scope.ts';
import { findModelByVersion, findModels } from './model-store.ts';

export type CurrentModel = { number: number; version: string; weights: ScoreWeights };

export const FIRST_MODEL: CurrentModel = {
  number: 0,
  version: SCORING_MODEL_VERSION,
  weights: DETAILED_WEIGHTS,
};

export const currentModel = async ({ tx }: TxScope): Promise<CurrentModel> =>
  (await findModels(tx, 1))[0] ?? FIRST_MODEL;

/** Those that a stored score was made with. */
export const weightsOf = async ({ tx }: TxScope, version: string): Promise<ScoreWeights> =>
  ((await findModelByVersion(tx, version)) ?? FIRST_MODEL).weights;
