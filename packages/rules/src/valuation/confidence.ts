/** CORE-ASSESS-11, CORE-DCHAT-07: where an answer has a value and does not say how sure it is. */
export const MISSING_CONFIDENCE = 0.7;

/** Confidence from 0 to 1: one less the forecast standard deviation, as lenders quote it. */
export const confidenceOfFsd = (fsd: number): number => Math.min(1, Math.max(0, 1 - fsd));
