import type { HazardReport } from '@propguard/protocol/hazards';
import { percent } from '@propguard/rules/formats/percent';
import { countText, homesText } from '@propguard/rules/metrics/market/figure-words';
import { EvidenceList } from '../../../parts/risk/evidence-list.tsx';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';

/** What each bar rests on; the first, which is the worst, is open. */
export function EvidenceCard({ hazards: { hazards, market, place } }: { hazards: HazardReport }) {
  const known = hazards
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return (
    <Card title={text.risk.evidence}>
      <div className="divide-y divide-line border-y border-line">
        {known.map(({ kind, evidence, disagreement }, index) => (
          <details key={kind} open={index === 0} className="py-1.5">
            <summary className="cursor-pointer rounded-1 py-1 text-13 font-medium touch:min-h-touch touch:content-center">
              {RISK_LOOKS[kind].label}
            </summary>
            <EvidenceList
              label={text.risk.evidenceOf(RISK_LOOKS[kind].label)}
              evidence={evidence}
              disagreement={disagreement}
              dayText={dayText}
            />
          </details>
        ))}
        {market.volatility === null ? null : (
          <details className="py-1.5">
            <summary className="cursor-pointer rounded-1 py-1 text-13 font-medium touch:min-h-touch touch:content-center">
              {RISK_LOOKS.market.label}
            </summary>
            <p className="pb-2 text-13">
              {text.risk.swing(
                percent(market.volatility, 1),
                homesText(place.type ?? null),
                market.volatilityRegion ?? '',
                countText({ count: market.volatilityCount, countOf: 'sales' }),
              )}
            </p>
          </details>
        )}
      </div>
    </Card>
  );
}
