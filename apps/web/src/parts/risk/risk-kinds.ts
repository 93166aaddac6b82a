import type { LayerKind, RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { RISK_WORDS } from '@propguard/rules/hazards/risk-words';
import { Activity, Droplet, Flame, type LucideIcon, Mountain, TrendingUp, Waves } from 'lucide-react';

type ShownRisk = RiskKind | LayerKind;

/** The name and the sign of each risk, the same on every screen. */
export const RISK_LOOKS: Record<ShownRisk, { label: string; icon: LucideIcon }> = {
  flood: { label: RISK_WORDS.flood, icon: Droplet },
  fire: { label: RISK_WORDS.fire, icon: Flame },
  coastalErosion: { label: RISK_WORDS.coastalErosion, icon: Waves },
  subsidence: { label: RISK_WORDS.subsidence, icon: Mountain },
  seismic: { label: RISK_WORDS.seismic, icon: Activity },
  market: { label: RISK_WORDS.market, icon: TrendingUp },
};
