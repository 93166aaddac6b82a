import type { HazardReport } from '@propguard/protocol/hazards';
import { RISK_KINDS, type RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import { RiskBar, RiskBars } from '../../../parts/risk/risk-bar.tsx';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { text } from '../text.ts';

const riskOf = ({ hazards, market }: HazardReport, kind: RiskKind): number | null =>
  kind === 'market' ? market.value : (hazards.find((one) => one.kind === kind)?.value ?? null);

const isOutside = ({ hazards }: HazardReport, kind: RiskKind): boolean => {
  const answer = hazards.find((one) => one.kind === kind);
  return answer !== undefined && isOutsideMapped(answer);
};

/** CORE-RISK-02: one bar a kind, in the order that everyone knows; absent hazards are still loading, null were not asked for. */
export function HazardBars({ hazards }: { hazards: HazardReport | null | undefined }) {
  return (
    <RiskBars label={text.analytics.bars}>
      {RISK_KINDS.map((kind) => (
        <RiskBar
          key={kind}
          {...RISK_LOOKS[kind]}
          score={hazards ? riskOf(hazards, kind) : null}
          isOutside={hazards ? isOutside(hazards, kind) : false}
          loading={hazards === undefined}
        />
      ))}
    </RiskBars>
  );
}
