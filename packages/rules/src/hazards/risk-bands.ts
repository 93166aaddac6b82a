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

/** The mean of the risks that have data; null when none has. It is also `risk_score`. */
export const meanRisk = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

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
