import type { Assessment } from '@propguard/protocol/assessments';
import type { Valuation } from '@propguard/protocol/valuations';
import { reportRiskBand } from '@propguard/rules/hazards/risk-bands';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/key-figures.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';

const BAND_TONES: Record<'High' | 'Medium' | 'Low', BadgeTone> = {
  High: 'danger',
  Medium: 'caution',
  Low: 'positive',
};

interface KeyFiguresStripProps {
  assessment: Assessment;
  valuation: Valuation;
}

export function KeyFiguresStrip({ assessment: { hazards, lending }, valuation }: KeyFiguresStripProps) {
  const { lvr, lvrLabel } = lending.figures;
  const band = reportRiskBand([hazards.riskScore]);
  return (
    <KeyFigures label={text.figures} bare>
      <KeyFigure
        label={text.confidence}
        value={valuation.confidence === null ? '–' : percentText(valuation.confidence)}
      />
      <KeyFigure
        label={text.riskScore}
        value={hazards.riskScore === null ? '–' : Math.round(hazards.riskScore * 100)}
        unit={text.outOf}
      />
      <KeyFigure
        label={text.climateRisk}
        value={band ? <Badge tone={BAND_TONES[band]}>{text.riskBands[band]}</Badge> : '–'}
      />
      <KeyFigure
        label={text.lvr}
        value={percentText(lvr.value, 1)}
        badge={
          <Badge tone={lvr.assumed ? 'outline' : 'neutral'}>{lvr.assumed ? text.assumed : lvrLabel}</Badge>
        }
      />
    </KeyFigures>
  );
}
