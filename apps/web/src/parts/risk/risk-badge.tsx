import { RISK_BAND_TONES } from '@propguard/rules/hazards/risk-bands';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import type { RiskLevel } from './risk-level.ts';

export const RISK_LEVEL_LOOKS = {
  high: { tone: RISK_BAND_TONES.High, icon: TriangleAlert },
  medium: { tone: RISK_BAND_TONES.Medium, icon: Minus },
  low: { tone: RISK_BAND_TONES.Low, icon: Check },
} as const;

export const RISK_LEVEL_WORDS: Record<RiskLevel, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'No data',
};

/** No mapped area reaches the place: that is neither low nor without data. */
export const NOT_MAPPED_WORDS: Record<RiskLevel, string> = { ...RISK_LEVEL_WORDS, none: 'Not mapped' };

interface RiskBadgeProps {
  level: RiskLevel;
  words?: Record<RiskLevel, string>;
}

/** A level of risk as a word with its colour and icon. */
export function RiskBadge({ level, words = RISK_LEVEL_WORDS }: RiskBadgeProps) {
  return level === 'none' ? (
    <Badge>{words.none}</Badge>
  ) : (
    <Badge {...RISK_LEVEL_LOOKS[level]}>{words[level]}</Badge>
  );
}
