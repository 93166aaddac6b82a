import type { HazardReport } from '@propguard/protocol/hazards';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import { RiskTimeline } from '../../../parts/risk/risk-timeline.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';

/** Where nothing was measured there is nothing to project: what is outside of mapped areas has no percent, now or later. */
export function FloodTimeline({ hazards: { hazards, projections } }: { hazards: HazardReport }) {
  const isOutside = hazards.some((one) => one.kind === 'flood' && isOutsideMapped(one));
  const flood = projections.filter(({ kind }) => kind === 'flood');
  if (isOutside || flood.length === 0)
    return (
      <Card title={text.risk.timeline}>
        <p className="text-13 text-muted">{isOutside ? text.risk.unmappedTimeline : text.risk.noTimeline}</p>
      </Card>
    );
  return (
    <RiskTimeline
      scenarios={flood.map(({ scenario, name, assumption, years }) => ({
        key: scenario,
        name,
        assumption,
        years,
      }))}
    />
  );
}
