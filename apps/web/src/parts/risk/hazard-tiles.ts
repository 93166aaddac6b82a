import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { DEEPEST_HAZARD_ZOOM } from '@propguard/rules/hazards/hazard-tiles';
import type { HatchKind, MapGradedTiles } from '../../ui/map/map-model.ts';
import { RISK_BAR_THRESHOLDS } from './risk-level.ts';

export type MappedKind = Exclude<LayerKind, 'seismic'>;

export const HAZARD_HATCHES: Record<MappedKind, HatchKind> = {
  flood: 'flood',
  fire: 'fire',
  coastalErosion: 'erosion',
  subsidence: 'subsidence',
};

export const MAPPED_KINDS = Object.keys(HAZARD_HATCHES) as MappedKind[];

/** Mapped hazards, their hatch by the thresholds of the risk bars. `version` lets browsers keep tiles until a layer changes. */
export const hazardTiles = (
  kinds: readonly MappedKind[],
  version: string,
  origin: string,
): MapGradedTiles[] =>
  kinds.map((kind) => ({
    id: kind,
    hatch: HAZARD_HATCHES[kind],
    above: { caution: RISK_BAR_THRESHOLDS.medium, danger: RISK_BAR_THRESHOLDS.high },
    url: `${origin}/api/hazard-tiles/${kind}/{z}/{x}/{y}?v=${encodeURIComponent(version)}`,
    maxZoom: DEEPEST_HAZARD_ZOOM,
  }));
