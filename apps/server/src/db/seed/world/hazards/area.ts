import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { hazardAreas } from '../../../schema/hazards.ts';
import { rounded } from '../geography/position.ts';
import { sampleId } from '../sample-id.ts';
import type { Ring } from './shapes.ts';

export type HazardAreaRow = typeof hazardAreas.$inferSelect;

/** `key` names the area within its layer. */
export type Area = { kind: HazardKind; key: string; severity: number; ring: Ring };

export const layerId = (kind: HazardKind): string => sampleId('hazard-layer', kind);

export const toAreaRow = ({ kind, key, severity, ring }: Area): HazardAreaRow => {
  const positions = ring.map(rounded);
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return {
    id: sampleId('hazard-area', kind, key),
    layerId: layerId(kind),
    geometry: { type: 'Polygon', coordinates: [positions] },
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
    severity: Math.round(severity * 100) / 100,
  };
};
