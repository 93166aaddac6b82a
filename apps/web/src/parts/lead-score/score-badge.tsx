import { scoreTone } from '@propguard/rules/lead-scoring/score-bands';
import type { ScoreBand } from '@propguard/rules/leads/facts';
import { Flame, Snowflake, Sun, ThermometerSnowflake } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const ICONS = { hot: Flame, warm: Sun, cool: ThermometerSnowflake, cold: Snowflake };

/** The band in a word, in the colour of its score (LEADS-DISP-05). */
export function ScoreBadge({ score, band }: { score: number; band: ScoreBand }) {
  return (
    <Badge tone={scoreTone(score)} icon={ICONS[band]}>
      {text.bands[band]}
    </Badge>
  );
}
