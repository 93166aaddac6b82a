/** CORE-ASSESS-11, CORE-DCHAT-07: where an answer has a value and does not say how sure it is. */
export const MISSING_CONFIDENCE = 0.7;

/** Confidence from 0 to 1: one less the forecast standard deviation, as lenders quote it; no deviation, no NaN. */
export const confidenceOfFsd = (fsd: number): number =>
  Number.isFinite(fsd) ? Math.min(1, Math.max(0, 1 - fsd)) : MISSING_CONFIDENCE;

/** As every screen, document and answer states it: none without a value. */
export const statedConfidence = ({
  valueAud,
  confidence,
}: {
  valueAud: number | null;
  confidence: number | null | undefined;
}): number | null => {
  if (valueAud === null) return null;
  return typeof confidence === 'number' && Number.isFinite(confidence) ? confidence : MISSING_CONFIDENCE;
};
