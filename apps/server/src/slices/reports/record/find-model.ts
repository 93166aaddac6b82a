import type { ReportModel } from '@propguard/protocol/report-record';
import type { Context } from '../../../context.ts';
import { Failure } from '../../../fail.ts';
import { getModel } from '../../models/get-model.ts';

/** The model that valued, with how it was measured; without its settings. */
export const findReportModel = async (
  services: Context,
  modelId: string | null,
): Promise<ReportModel | null> => {
  if (modelId === null) return null;
  try {
    const { id, trainedAt, dataUntil, sales, dataFingerprint, modelFingerprint, sample, measures } =
      await getModel(services, modelId);
    const { baselines: _, ...measured } = measures;
    return { id, trainedAt, dataUntil, sales, dataFingerprint, modelFingerprint, sample, measures: measured };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
