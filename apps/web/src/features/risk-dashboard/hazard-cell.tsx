import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { NOT_MAPPED_WORDS, RISK_LEVEL_WORDS, RiskBadge } from '../../parts/risk/risk-badge.tsx';
import { RISK_LOOKS } from '../../parts/risk/risk-kinds.ts';
import { RiskScoreBadge } from '../../parts/risk/risk-score-badge.tsx';
import { Icon } from '../../ui/controls/icon.tsx';

/** The highest hazard of a home: its sign, its name, its figure and level. Outside of mapped areas nothing was measured. */
export function HazardCell({ hazards }: { hazards: Readonly<Record<HazardKind, number | null>> }) {
  const highest = highestHazard(hazards);
  if (!highest) {
    const isMapped = Object.values(hazards).some((value) => value !== null);
    return <RiskBadge level="none" words={isMapped ? NOT_MAPPED_WORDS : RISK_LEVEL_WORDS} />;
  }
  const { label, icon } = RISK_LOOKS[highest.kind];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon of={icon} className="text-muted" />
      <span>{label}</span>
      <RiskScoreBadge score={highest.value} isHazard withFigure />
    </span>
  );
}
