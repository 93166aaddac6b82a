import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { RISK_LOOKS } from '../../parts/risk/risk-kinds.ts';
import { RiskScoreBadge } from '../../parts/risk/risk-score-badge.tsx';
import { Icon } from '../../ui/controls/icon.tsx';

/** The highest hazard of a home: its sign, its name, its figure and level. */
export function HazardCell({ hazards }: { hazards: Readonly<Record<HazardKind, number | null>> }) {
  const highest = highestHazard(hazards);
  if (!highest) return <RiskScoreBadge score={null} />;
  const { label, icon } = RISK_LOOKS[highest.kind];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon of={icon} className="text-muted" />
      <span>{label}</span>
      <RiskScoreBadge score={highest.value} isHazard withFigure />
    </span>
  );
}
