import type { Assessment } from '@propguard/protocol/assessments';
import type { HazardReport } from '@propguard/protocol/hazards';
import { GENERAL_STRATEGIES } from '@propguard/rules/hazards/mitigation';
import { REPORT_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import type { ReactNode } from 'react';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { MitigationCards } from '../../../parts/risk/mitigation-cards.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { RiskMapCard } from '../result/risk-map-card.tsx';
import { text } from '../text.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { FloodTimeline } from './flood-timeline.tsx';
import { HazardBars } from './hazard-bars.tsx';
import { MoneyCard } from './money-card.tsx';

const MAP_HEIGHT_PX = 320;

interface RiskTabProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
}

export function RiskTab({ assessment, isLoading }: RiskTabProps) {
  if (!assessment) return isLoading ? <RiskSkeleton /> : <RiskEmpty />;
  const { subject, hazards, valuation } = assessment;
  return (
    <PageGrid>
      <Column span={7}>
        <RiskMapCard subject={subject} comparables={valuation.comparables} heightPx={MAP_HEIGHT_PX} />
      </Column>
      <Column span={5}>
        <ProjectionsCard hazards={hazards} />
      </Column>
      <Column span={7}>
        <FloodTimeline hazards={hazards} />
      </Column>
      <Column span={5}>
        <EvidenceCard hazards={hazards} />
      </Column>
      {hazards.money ? (
        <Column span={12}>
          <MoneyCard money={hazards.money} valueAud={valuation.valueAud} />
        </Column>
      ) : null}
      <Column span={12}>
        <MitigationCards cards={hazards.mitigation} general={GENERAL_STRATEGIES} />
      </Column>
    </PageGrid>
  );
}

/** CORE-RISK-11; what holds for every property stands there all the same (CORE-RISK-10). */
function RiskEmpty() {
  return (
    <WithoutRisks
      bars={
        <>
          <p className="mb-2.5 text-13 text-muted">{text.empty.risk}</p>
          <HazardBars hazards={null} />
        </>
      }
      below={<MitigationCards cards={null} general={GENERAL_STRATEGIES} />}
    />
  );
}

function RiskSkeleton() {
  return (
    <WithoutRisks
      bars={<HazardBars hazards={undefined} />}
      below={
        <Loading label={text.loading}>
          <Skeleton height={320} />
        </Loading>
      }
    />
  );
}

function WithoutRisks({ bars, below }: { bars: ReactNode; below: ReactNode }) {
  return (
    <PageGrid>
      <Column span={7}>
        <RiskMapCard heightPx={MAP_HEIGHT_PX} />
      </Column>
      <Column span={5}>
        <Card title={text.risk.bars}>{bars}</Card>
      </Column>
      <Column span={12}>{below}</Column>
    </PageGrid>
  );
}

const isSample = ({ hazards, market }: HazardReport): boolean =>
  market.sample || hazards.some(({ evidence }) => evidence.some(({ sample }) => sample));

const scoreScale = (score: number) => ({
  min: 0,
  max: 1,
  step: 0.1,
  value: score,
  thresholds: [REPORT_RISK_BANDS.medium, REPORT_RISK_BANDS.high],
  format: (share: number) => String(Math.round(share * 100)),
  label: text.risk.scoreScale(Math.round(score * 100)),
});

function ProjectionsCard({ hazards }: { hazards: HazardReport }) {
  const layers = new Set(hazards.hazards.flatMap(({ evidence }) => evidence.map(({ layerId }) => layerId)));
  return (
    <Card
      title={text.risk.bars}
      subtitle={text.risk.layers(layers.size)}
      actions={isSample(hazards) ? <SampleBadge /> : undefined}
    >
      <HazardBars hazards={hazards} />
      <Figure
        className="mt-5 border-t border-line pt-4"
        label={text.riskScore}
        value={hazards.riskScore === null ? '–' : Math.round(hazards.riskScore * 100)}
        unit={text.outOf}
        note={text.risk.scoreNote}
        {...(hazards.riskScore === null ? {} : { scale: scoreScale(hazards.riskScore) })}
      />
    </Card>
  );
}
