import { RISK_LEVEL_WORDS, RiskBadge } from './risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, RISK_SCORE_THRESHOLDS, riskLevelOf } from './risk-level.ts';

interface RiskScoreBadgeProps {
  /** 0 to 1; null where there is no data, which is not zero. */
  score: number | null;
  /** Of one hazard; else a risk score, the mean of several. */
  isHazard?: boolean;
  /** The figure before the word. */
  withFigure?: boolean;
}

/** The level of a score, with the score itself where there is room. */
export function RiskScoreBadge({ score, isHazard = false, withFigure = false }: RiskScoreBadgeProps) {
  const level = riskLevelOf(score, isHazard ? RISK_BAR_THRESHOLDS : RISK_SCORE_THRESHOLDS);
  if (!withFigure || score === null) return <RiskBadge level={level} />;
  const figure = `${Math.round(score * 100)}% ${RISK_LEVEL_WORDS[level]}`;
  return <RiskBadge level={level} words={{ ...RISK_LEVEL_WORDS, [level]: figure }} />;
}
