import { ModelMeasures } from '@propguard/protocol/models';
import { judgeTakeover, type TakeoverVerdict } from '@propguard/rules/valuation/takeover';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isFirstModel } from './is-first-model.ts';
import { findChampion, insertModel, lockModels, retireChampion } from './store.ts';
import type { TrainedModel } from './train-model.ts';

const VERDICT_WORDS: Readonly<Record<TakeoverVerdict, string>> = {
  first: 'The first model.',
  'real-data': 'The model before it only knew sample data.',
  'all-sales': 'The model before it only knew some of the sales.',
  'not-worse': 'No worse than the model before it.',
  worse: 'Its median error is larger than the current model’s.',
  'ranges-off': 'Its 80% range doesn’t cover about 80% of the sales it hadn’t seen.',
};
const TAKES_OVER: readonly TakeoverVerdict[] = ['first', 'real-data', 'all-sales', 'not-worse'];

/** Writes a model into the registry and lets it take over, or says why not. */
export const enterModel = async (
  db: NodePgDatabase,
  model: TrainedModel,
): Promise<{ id: string; verdict: TakeoverVerdict }> => {
  await lockModels(db);
  const champion = await findChampion(db);
  const verdict = judgeTakeover(
    { ...model.measures, sample: model.sample, isFirst: isFirstModel(model) },
    champion
      ? {
          ...ModelMeasures.parse(champion.measures),
          sample: champion.sample,
          isFirst: isFirstModel(champion),
        }
      : null,
  );
  const takesOver = TAKES_OVER.includes(verdict);
  if (takesOver) await retireChampion(db);
  const id = await insertModel(db, {
    ...model,
    state: takesOver ? 'champion' : 'rejected',
    verdict: VERDICT_WORDS[verdict],
  });
  return { id, verdict };
};
