import type { ScoringModel } from '@propguard/protocol/lead-scoring';
import { type ScoreWeights, versionOf } from '@propguard/rules/lead-scoring/scoring-models';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { currentModel, FIRST_MODEL } from './current-model.ts';
import { findModel, insertModel } from './model-store.ts';
import { scoreAnew } from './score-anew.ts';
import { toModel } from './view.ts';

type NewModel = { after: number; weights: ScoreWeights; note: string; restores: string | null };

/** Of two who change it at once, the second is told to look again. */
const addModel = async (
  { tx, services, workspaceId, accountId }: WorkspaceScope,
  { after, weights, note, restores }: NewModel,
): Promise<ScoringModel> => {
  const number = after + 1;
  if ((await currentModel({ tx })).number !== after) throw fail('CONFLICT');
  await insertModel(tx, {
    workspaceId,
    number,
    version: versionOf(number),
    weights,
    note: note === '' ? null : note,
    restores,
    createdBy: accountId,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'scoring_model_numbered') ? fail('CONFLICT') : error;
  });
  await scoreAnew({ services, tx, workspaceId, accountId });
  await publish(tx, { workspaceId, subject: 'leads', id: null });
  const made = await findModel(tx, number);
  if (!made) throw new Error('The model was not written.');
  return toModel(made);
};

export const saveModel = (
  scope: WorkspaceScope,
  { weights, note, after }: { weights: ScoreWeights; note: string; after: number },
): Promise<ScoringModel> => addModel(scope, { after, weights, note, restores: null });

/** Nothing is taken back: the weights of before hold again, as the newest version. */
export const goBackToModel = async (scope: WorkspaceScope, number: number): Promise<ScoringModel> => {
  const { number: after } = await currentModel(scope);
  const before = number === 0 ? FIRST_MODEL : await findModel(scope.tx, number);
  if (!before) throw fail('NOT_FOUND');
  if (before.number === after) throw fail('CONFLICT');
  return addModel(scope, { after, weights: before.weights, note: '', restores: before.version });
};
