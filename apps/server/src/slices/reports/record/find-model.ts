import type { ReportModel } from '@propguard/protocol/report-record';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { Failure } from '../../../fail.ts';
import { getModel } from '../../models/get-model.ts';

/** The model that valued, with how it was measured; without its settings. */
export const findReportModel = async (
  scope: ReferenceScope,
  modelId: string | null,
): Promise<ReportModel | null> => {
  if (modelId === null) return null;
  try {
    const { id, trainedAt, dataUntil, sales, dataFingerprint, modelFingerprint, sample, measures } =
      await getModel(scope, modelId);
    const { baselines: _, ...measured } = measures;
    return { id, trainedAt, dataUntil, sales, dataFingerprint, modelFingerprint, sample, measures: measured };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
