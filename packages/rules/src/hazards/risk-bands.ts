import { HAZARD_KINDS, type HazardKind, RISK_KINDS, type RiskKind } from './hazard-kinds.ts';

export type RiskBand = 'Low' | 'Medium' | 'High';

/** Which state of the palette a band is shown in, on screen and on paper, always beside its word. */
export const RISK_BAND_TONES = { Low: 'positive', Medium: 'caution', High: 'danger' } as const;

/** Bars: red above 0.7, yellow above 0.4, else green (CORE-RISK-12). Areas on maps have closer hatches there. */
export const BAR_RISK_BANDS = { medium: 0.4, high: 0.7 } as const;

export const barRiskBand = (value: number): RiskBand => {
  if (value > BAR_RISK_BANDS.high) return 'High';
  return value > BAR_RISK_BANDS.medium ? 'Medium' : 'Low';
};

/** The report's level, from the mean: above 0.6 High, above 0.3 Medium, else Low. */
export const REPORT_RISK_BANDS = { medium: 0.3, high: 0.6 } as const;

/** The mean of those that have data; null when none has. */
export const meanRisk = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The risk score of a home, `risk_score`: its hazards and the market for its type, as `HOME_METRICS.riskScore` says. */
export const riskScoreOf = (risks: Readonly<Record<RiskKind, number | null>>): number | null =>
  meanRisk(RISK_KINDS.map((kind) => risks[kind]));

/** The hazards of a place alone, which no sale has a part in: another figure, `HOME_METRICS.hazardMean`. */
export const hazardMeanOf = (hazards: Readonly<Record<HazardKind, number | null>>): number | null =>
  meanRisk(HAZARD_KINDS.map((kind) => hazards[kind]));

export const reportRiskBand = (values: readonly (number | null)[]): RiskBand | null => {
  const mean = meanRisk(values);
  if (mean === null) return null;
  if (mean > REPORT_RISK_BANDS.high) return 'High';
  return mean > REPORT_RISK_BANDS.medium ? 'Medium' : 'Low';
};

/** The certificate's level, from the worst: any above 0.7 High, any above 0.4 Medium, else Low. */
const CERTIFICATE_RISK_CUTOFFS = { medium: 0.4, high: 0.7 } as const;

export const certificateRiskBand = (values: readonly (number | null)[]): RiskBand | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const worst = Math.max(...known);
  if (worst > CERTIFICATE_RISK_CUTOFFS.high) return 'High';
  return worst > CERTIFICATE_RISK_CUTOFFS.medium ? 'Medium' : 'Low';
};
