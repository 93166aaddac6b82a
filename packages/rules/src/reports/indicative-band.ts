/** Shown beside the calibrated range and never in its place: it is the same for every property. */
const INDICATIVE_BAND = { low: 0.95, high: 1.05 } as const;

export const indicativeBand = (valueAud: number): { lowAud: number; highAud: number } => ({
  lowAud: Math.round(valueAud * INDICATIVE_BAND.low),
  highAud: Math.round(valueAud * INDICATIVE_BAND.high),
});
