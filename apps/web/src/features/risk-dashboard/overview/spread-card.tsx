import type { RiskOverview } from '@propguard/protocol/risk-dashboard';
import { Provenance } from '../../../parts/provenance/provenance.tsx';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { LevelStack } from './level-stack.tsx';
import { RiskHistogram } from './risk-histogram.tsx';

const words = text.spread;

export function SpreadCard({ overview: { risks, unmapped, hazards, sample } }: { overview: RiskOverview }) {
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
      <RiskHistogram bands={risks} unmapped={unmapped} />
      <ul aria-label={words.about} className="mt-4 divide-y divide-line border-t border-line">
        {hazards.map(({ kind, unknown, ...counts }) => (
          <LevelStack key={kind} {...RISK_LOOKS[kind]} counts={{ ...counts, none: unknown }} />
        ))}
      </ul>
    </Card>
  );
}
