import type { AreaSet } from '../area/area-set.ts';
import type { CompiledLayer } from '../compiled-layer.ts';
import { clipRing, type FlatLine } from '../tile/clip.ts';
import { thinLine } from '../tile/thin-line.ts';
import { frameBox, frameProjection, type PlanFrame } from './plan-frame.ts';

export type PlanArea = { rings: FlatLine[]; severity: number };
type Projection = ReturnType<typeof frameProjection>;

/** In the frame's grid: a plan is printed a few centimetres wide. */
const TOLERANCE = 6;
const LEAST_RING_POSITIONS = 3;

const projected = (positions: Int32Array, start: number, end: number, { toX, toY }: Projection): FlatLine => {
  const line: FlatLine = [];
  for (let i = start; i < end; i++)
    line.push(toX(positions[2 * i] as number), toY(positions[2 * i + 1] as number));
  return line;
};

const cutRings = (areas: AreaSet, area: number, projection: Projection): FlatLine[] =>
  areas.ringsOf(area).flatMap(([start, end]) => {
    const ring = thinLine(clipRing(projected(areas.positions, start, end - 1, projection)), TOLERANCE);
    return ring.length >= 2 * LEAST_RING_POSITIONS ? [ring] : [];
  });

/** The mapped areas in a frame, the mildest first, so that the worst is drawn above. */
export const cutPlanAreas = (layers: readonly CompiledLayer[], frame: PlanFrame): PlanArea[] => {
  const projection = frameProjection(frame);
  const found: PlanArea[] = [];
  for (const { areas } of layers)
    areas?.visitBox(frameBox(frame), (area) => {
      const rings = cutRings(areas, area, projection);
      if (rings.length > 0) found.push({ rings, severity: areas.severities[area] as number });
    });
  return found.sort((a, b) => a.severity - b.severity);
};

/** The lines in a frame, such as shores; they may run a little beyond its edge. */
export const cutPlanLines = (layers: readonly CompiledLayer[], frame: PlanFrame): FlatLine[] => {
  const projection = frameProjection(frame);
  const found: FlatLine[] = [];
  for (const { lines } of layers)
    lines?.visitBox(frameBox(frame), (start, end) => {
      found.push(projected(lines.positions, start, end + 1, projection));
    });
  return found;
};
