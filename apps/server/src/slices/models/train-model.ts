import { createHash } from 'node:crypto';
import { isoOf } from '@propguard/engine/day-number';
import { encodeModel } from '@propguard/engine/valuation/model/model-codec';
import { QUICK_SETTINGS } from '@propguard/engine/valuation/quick-settings';
import { salesTable } from '@propguard/engine/valuation/sales/sales-table';
import { measuresOf } from '@propguard/engine/valuation/training/holdout-measures';
import {
  LEAST_SALES_TO_TRAIN,
  type TrainingOptions,
  trainModel,
} from '@propguard/engine/valuation/training/train-model';
import type { ModelMeasures } from '@propguard/protocol/models';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { valuationModels } from '../../db/schema/valuation-models.ts';
import { neverInTransaction } from '../../transaction-mark.ts';
import { firstSales } from './first-sales.ts';
import { readSales } from './read-sales.ts';

export type TrainedModel = Omit<typeof valuationModels.$inferInsert, 'state' | 'verdict' | 'measures'> & {
  measures: ModelMeasures;
};

/** A model of every sale there is, or a quick one; null where there are too few to learn from. */
export const trainOnSales = async (
  scope: Pick<ReferenceScope, 'reader'>,
  {
    isQuick = false,
    ...options
  }: Pick<TrainingOptions, 'onProgress' | 'signal'> & { isQuick?: boolean } = {},
): Promise<TrainedModel | null> => {
  neverInTransaction('a model that learns');
  const salesReadAt = new Date();
  const { rows: all, hasSample } = await readSales(scope);
  const rows = isQuick ? firstSales(all) : all;
  if (rows.length < LEAST_SALES_TO_TRAIN) return null;
  const model = await trainModel(salesTable(rows), isQuick ? QUICK_SETTINGS : undefined, options);
  const content = Buffer.from(encodeModel(model));
  return {
    salesReadAt,
    dataUntil: isoOf(model.trainedThroughDay),
    sales: model.saleCount,
    dataFingerprint: model.fingerprint,
    modelFingerprint: createHash('sha256').update(content).digest('hex'),
    settings: model.settings,
    measures: measuresOf(model.holdout),
    sample: hasSample,
    content,
  };
};
