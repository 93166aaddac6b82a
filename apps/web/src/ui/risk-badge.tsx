import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Badge } from './badge.tsx';
import { RISK_BAR_THRESHOLDS, type RiskLevel, riskLevelOf } from './risk-level.ts';

export const RISK_LEVEL_LOOKS = {
  high: { tone: 'danger', icon: TriangleAlert },
  medium: { tone: 'caution', icon: Minus },
  low: { tone: 'positive', icon: Check },
} as const;

export const RISK_LEVEL_WORDS: Record<RiskLevel, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'No data',
};

interface RiskBadgeProps {
  /** 0 to 1; null where there is no data, which is not zero. */
  score: number | null;
  /** The figure before the word. */
  withFigure?: boolean;
}

/** The level of a risk in its colour, its sign and its word. */
export function RiskBadge({ score, withFigure = false }: RiskBadgeProps) {
  const level = riskLevelOf(score, RISK_BAR_THRESHOLDS);
  const figure = withFigure && score !== null ? `${Math.round(score * 100)}% ` : '';
  if (level === 'none') return <Badge>{RISK_LEVEL_WORDS.none}</Badge>;
  return (
    <Badge {...RISK_LEVEL_LOOKS[level]}>
      {figure}
      {RISK_LEVEL_WORDS[level]}
    </Badge>
  );
}
