import { isOutsideValue } from '@propguard/rules/hazards/area-severity';
import { NOT_MAPPED_WORDS, RISK_LEVEL_WORDS, RiskBadge } from './risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, RISK_SCORE_THRESHOLDS, riskLevelOf } from './risk-level.ts';

interface RiskScoreBadgeProps {
  /** 0 to 1; null where there is no data, which is not zero. */
  score: number | null;
  /** Of one hazard, which may be outside of mapped areas; else a risk score, the mean of several. */
  isHazard?: boolean;
  /** The figure before the word. */
  withFigure?: boolean;
}

/** The level of a score, with the score itself where there is room. */
export function RiskScoreBadge({ score, isHazard = false, withFigure = false }: RiskScoreBadgeProps) {
  if (isHazard && isOutsideValue(score)) return <RiskBadge level="none" words={NOT_MAPPED_WORDS} />;
  const level = riskLevelOf(score, isHazard ? RISK_BAR_THRESHOLDS : RISK_SCORE_THRESHOLDS);
  if (!withFigure || score === null) return <RiskBadge level={level} />;
  const figure = `${Math.round(score * 100)}% ${RISK_LEVEL_WORDS[level]}`;
  return <RiskBadge level={level} words={{ ...RISK_LEVEL_WORDS, [level]: figure }} />;
}
