import type { LayerKind, RiskKind } from './hazard-kinds.ts';

/** What each risk is called wherever it is shown or printed. */
export const RISK_WORDS: Record<RiskKind | LayerKind, string> = {
  flood: 'Flood',
  fire: 'Fire',
  coastalErosion: 'Coastal erosion',
  subsidence: 'Subsidence',
  seismic: 'Earthquake',
  market: 'Market',
};
