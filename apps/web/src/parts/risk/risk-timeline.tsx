import type { ReactNode } from 'react';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { RISK_BAR_THRESHOLDS } from './risk-level.ts';

interface TimelineScenario {
  key: string;
  name: string;
  assumption: string;
  years: readonly { year: number; value: number }[];
}

interface RiskTimelineProps {
  /** The first is the one specified; the others stand beside it, dashed. */
  scenarios: readonly TimelineScenario[];
  provenance?: ReactNode;
  className?: string;
}

const TEXTS = {
  title: 'Risk Projection Timeline',
  caption: 'Flood risk projection through 2030 (based on climate models)',
  year: 'Year',
  risk: 'Flood risk',
  threshold: (share: string) => `High above ${share}`,
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** CORE-RISK-03 and 04: flood from 2024 to 2030, with what each scenario assumes written below. */
export function RiskTimeline({ scenarios, provenance, className }: RiskTimelineProps) {
  const years = scenarios[0]?.years ?? [];
  const points = years.map(({ year }, i) => ({
    year: String(year),
    ...Object.fromEntries(scenarios.map((scenario) => [scenario.key, scenario.years[i]?.value ?? null])),
  }));
  return (
    <ChartCard
      kind="line"
      title={TEXTS.title}
      subtitle={TEXTS.caption}
      label={TEXTS.caption}
      fileName="flood-risk-projection"
      provenance={provenance}
      heightPx={240}
      points={points}
      x={{ key: 'year', label: TEXTS.year }}
      y={{ label: TEXTS.risk, unit: '%', format: percent, formatTick: percent, min: 0, max: 1 }}
      series={scenarios.map(({ key, name }, i) => ({
        key,
        label: name,
        role: i === 0 ? 'subject' : 'context',
        dashed: i > 0,
      }))}
      threshold={{
        value: RISK_BAR_THRESHOLDS.high,
        label: TEXTS.threshold(percent(RISK_BAR_THRESHOLDS.high)),
      }}
      foot={
        <span className="grid gap-0.5">
          {scenarios.map(({ key, name, assumption }) => (
            <span key={key}>
              {name}: {assumption}
            </span>
          ))}
        </span>
      }
      {...(className ? { className } : {})}
    />
  );
}
