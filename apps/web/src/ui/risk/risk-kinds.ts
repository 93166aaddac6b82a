import type { LayerKind, RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { Activity, Droplet, Flame, type LucideIcon, Mountain, TrendingUp, Waves } from 'lucide-react';

type ShownRisk = RiskKind | LayerKind;

/** The name and the sign of each risk, the same on every screen. */
export const RISK_LOOKS: Record<ShownRisk, { label: string; icon: LucideIcon }> = {
  flood: { label: 'Flood', icon: Droplet },
  fire: { label: 'Fire', icon: Flame },
  coastalErosion: { label: 'Coastal erosion', icon: Waves },
  subsidence: { label: 'Subsidence', icon: Mountain },
  seismic: { label: 'Earthquake', icon: Activity },
  market: { label: 'Market', icon: TrendingUp },
};
