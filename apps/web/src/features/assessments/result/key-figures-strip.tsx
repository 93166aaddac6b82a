import type { Assessment } from '@propguard/protocol/assessments';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { Valuation } from '@propguard/protocol/valuations';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { reportRiskBand } from '@propguard/rules/hazards/risk-bands';
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

/** The climate hazard that weighs most. */
function leadingHazard({ hazards }: HazardReport) {
  const shareOf = (kind: HazardKind) => hazards.find((one) => one.kind === kind)?.value ?? null;
  return highestHazard({
    flood: shareOf('flood'),
    fire: shareOf('fire'),
    coastalErosion: shareOf('coastalErosion'),
    subsidence: shareOf('subsidence'),
  });
}

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
  const band = reportRiskBand([hazards.riskScore]);
  const leading = leadingHazard(hazards);
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
        value={valuation.confidence === null ? '–' : percentText(valuation.confidence)}
      />
      <KeyFigure
        label={<FigureLabel label={text.riskScore} {...ofHazards} method={from.riskScore.method} />}
        value={hazards.riskScore === null ? '–' : Math.round(hazards.riskScore * 100)}
        unit={text.outOf}
      />
      <KeyFigure
        label={<FigureLabel label={text.climateRisk} {...ofHazards} method={from.climateRisk.method} />}
        value={band ? text.riskBands[band] : '–'}
        badge={leading ? <HazardBadge {...leading} /> : null}
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
