/** CORE-ASSESS-11, CORE-DCHAT-07: where an answer has a value and does not say how sure it is. */
export const MISSING_CONFIDENCE = 0.7;

/** Confidence from 0 to 1: one less the forecast standard deviation, as lenders quote it; no deviation, no NaN. */
export const confidenceOfFsd = (fsd: number): number =>
  Number.isNaN(fsd) ? MISSING_CONFIDENCE : Math.min(1, Math.max(0, 1 - fsd));

/** As every screen, document and answer states it: none without a value. */
export const statedConfidence = ({
  valueAud,
  confidence,
}: {
  valueAud: number | null;
  confidence: number | null;
}): number | null => (valueAud === null ? null : (confidence ?? MISSING_CONFIDENCE));
