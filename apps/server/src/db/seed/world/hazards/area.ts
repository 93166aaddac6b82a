import { makeShape } from '@propguard/engine/hazard/shape/shape';
import { shapeToBytes } from '@propguard/engine/hazard/shape/shape-bytes';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { hazardAreas } from '../../../schema/hazards.ts';
import { rounded } from '../geography/position.ts';
import { sampleId } from '../sample-id.ts';
import type { Ring } from './shapes.ts';

export type HazardAreaRow = typeof hazardAreas.$inferSelect;

/** `key` names the area within its layer. */
export type Area = { kind: HazardKind; key: string; severity: number; ring: Ring };

export const layerId = (kind: HazardKind): string => sampleId('hazard-layer', kind);

export const toAreaRow = ({ kind, key, severity, ring }: Area): HazardAreaRow => ({
  id: sampleId('hazard-area', kind, key),
  layerId: layerId(kind),
  shape: Buffer.from(shapeToBytes(makeShape('area', [ring.map(rounded)]))),
  severity: Math.round(severity * 100) / 100,
});
