import { BAR_RISK_BANDS, REPORT_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';

export interface RiskThresholds {
  /** Over this a risk is medium; 0 to 1. */
  medium: number;
  /** Over this it is high; 0 to 1. */
  high: number;
}

/** Of one hazard, on bars and maps. */
export const RISK_BAR_THRESHOLDS: RiskThresholds = BAR_RISK_BANDS;
/** Of a risk score, the mean of several: as everywhere that its level is told. */
export const RISK_SCORE_THRESHOLDS: RiskThresholds = REPORT_RISK_BANDS;

export type RiskLevel = 'low' | 'medium' | 'high' | 'none';

/** A score exactly on a threshold belongs below it. */
export function riskLevelOf(score: number | null, thresholds: RiskThresholds): RiskLevel {
  if (score === null) return 'none';
  if (score > thresholds.high) return 'high';
  return score > thresholds.medium ? 'medium' : 'low';
}
