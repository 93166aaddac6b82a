import type { Assessment } from '@propguard/protocol/assessments';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { Valuation } from '@propguard/protocol/valuations';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { RISK_BAND_TONES } from '@propguard/rules/hazards/risk-bands';
import { worstHazard } from '@propguard/rules/hazards/risk-headline';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { RISK_LEVEL_LOOKS } from '../../../parts/risk/risk-badge.tsx';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from '../../../parts/risk/risk-level.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';
import { FigureLabel } from './figure-label.tsx';

const from = text.provenance;

function HazardBadge({ kind, value }: { kind: HazardKind; value: number }) {
  const level = riskLevelOf(value, RISK_BAR_THRESHOLDS);
  const { label, icon } = RISK_LOOKS[kind];
  return (
    <Badge tone={level === 'none' ? 'neutral' : RISK_LEVEL_LOOKS[level].tone} icon={icon}>
      {label}
    </Badge>
  );
}

interface KeyFiguresStripProps {
  assessment: Assessment;
  valuation: Valuation;
  /** With the loan that is being tried. */
  lending: LoanAssessment;
}

export function KeyFiguresStrip({ assessment, valuation, lending }: KeyFiguresStripProps) {
  const { hazards, createdAt } = assessment;
  const { lvr, lvrLabel } = lending.figures;
  const { dateTime } = useInstantText();
  const confidence = statedConfidence(valuation);
  const band = climateRiskLevel(hazards);
  const leading = worstHazard(hazards);
  const evidence = hazards.hazards.flatMap((hazard) => hazard.evidence);
  const ofHazards = {
    source: from.riskScore.source(new Set(evidence.map(({ layerId }) => layerId)).size),
    computedAt: dateTime(createdAt),
    sample: evidence.some(({ sample }) => sample),
  };
  return (
    <KeyFigures label={text.figures} bare>
      <KeyFigure
        label={
          <FigureLabel
            label={text.confidence}
            {...from.confidence}
            computedAt={text.asOf(dayText(valuation.asOf))}
            sample={valuation.sample}
          />
        }
        value={confidence === null ? '–' : percentText(confidence)}
      />
      <KeyFigure
        label={<FigureLabel label={text.worstHazard} {...ofHazards} method={from.worstHazard.method} />}
        value={leading ? percentText(leading.value) : '–'}
        badge={leading ? <HazardBadge {...leading} /> : <Badge>{text.noHazard}</Badge>}
      />
      <KeyFigure
        label={<FigureLabel label={text.riskScore} {...ofHazards} method={from.riskScore.method} />}
        value={hazards.riskScore === null ? '–' : Math.round(hazards.riskScore * 100)}
        unit={text.outOf}
        badge={
          band ? (
            <Badge tone={RISK_BAND_TONES[band]}>
              {`${text.climateRisk} ${text.riskBands[band].toLowerCase()}`}
            </Badge>
          ) : (
            <Badge>{text.notRated}</Badge>
          )
        }
      />
      <KeyFigure
        label={
          <FigureLabel
            label={text.lvr}
            source={lvr.assumed ? from.lvr.assumed : from.lvr.given}
            method={from.lvr.method(lending.ruleVersion)}
            computedAt={dayText(lending.assessedOn)}
            sample={valuation.sample}
          />
        }
        value={percentText(lvr.value, 1)}
        badge={
          <Badge tone={lvr.assumed ? 'outline' : 'neutral'}>{lvr.assumed ? text.assumed : lvrLabel}</Badge>
        }
      />
    </KeyFigures>
  );
}
