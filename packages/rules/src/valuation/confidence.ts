/** Confidence from 0 to 1: one less the forecast standard deviation, as lenders quote it. */
export const confidenceOfFsd = (fsd: number): number => Math.min(1, Math.max(0, 1 - fsd));
