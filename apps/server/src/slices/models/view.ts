import { ModelMeasures, type ValuationModel } from '@propguard/protocol/models';
import * as z from 'zod';
import type { ModelRow } from './store.ts';

export const toModel = ({
  trainedAt,
  salesReadAt,
  settings,
  measures,
  ...row
}: ModelRow): ValuationModel => ({
  ...row,
  trainedAt: trainedAt.toISOString(),
  salesReadAt: (salesReadAt ?? trainedAt).toISOString(),
  settings: z.record(z.string(), z.unknown()).parse(settings),
  measures: ModelMeasures.parse(measures),
});
