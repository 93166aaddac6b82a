import type { RiskOverview } from '@propguard/protocol/risk-dashboard';
import { Card } from '../../../ui/layout/card.tsx';
import { Provenance } from '../../../ui/provenance.tsx';
import { RISK_LOOKS } from '../../../ui/risk/risk-kinds.ts';
import { text } from '../text.ts';
import { LevelStack } from './level-stack.tsx';
import { RiskHistogram } from './risk-histogram.tsx';

const words = text.spread;

export function SpreadCard({ overview: { risks, hazards, sample } }: { overview: RiskOverview }) {
  return (
    <Card
      title={words.title}
      provenance={
        <Provenance
          title={words.provenance}
          facts={{ source: words.source, method: words.method, computedAt: words.computed, sample }}
        />
      }
    >
      <RiskHistogram bands={risks} />
      <ul aria-label={words.about} className="mt-4 divide-y divide-line border-t border-line">
        {hazards.map(({ kind, unknown, ...counts }) => (
          <LevelStack key={kind} {...RISK_LOOKS[kind]} counts={{ ...counts, none: unknown }} />
        ))}
      </ul>
    </Card>
  );
}
