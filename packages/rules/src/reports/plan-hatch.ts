import type { LayerKind } from '../hazards/hazard-kinds.ts';
import { BAR_RISK_BANDS } from '../hazards/risk-bands.ts';

/** Hazards differ by hatch first and hue second, so that they print and stack. */
const SLOPES: Record<LayerKind, number> = {
  flood: 0,
  fire: 1,
  coastalErosion: -1,
  subsidence: 0.5,
  seismic: -0.5,
};
/** The worse, the closer the lines; each gap is half of the one before, so that lines of two grades coincide. */
const GRADES = [
  { from: 0, to: BAR_RISK_BANDS.medium, gap: 24 },
  { from: BAR_RISK_BANDS.medium, to: BAR_RISK_BANDS.high, gap: 12 },
  { from: BAR_RISK_BANDS.high, to: Number.POSITIVE_INFINITY, gap: 6 },
] as const;

type Line = readonly number[];
type PlannedAreas = {
  widthUnits: number;
  heightUnits: number;
  areas: readonly { kind: LayerKind; severity: number; rings: readonly Line[] }[];
};

/** x, y, x, y, ... as the path of an SVG. */
export const planPath = (points: Line): string => {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]} ${points[i + 1]}`);
  return `M${pairs.join('L')}`;
};

const hatchLines = (slope: number, gap: number, width: number, height: number): string => {
  const rise = Math.ceil((Math.abs(slope) * width) / gap) * gap;
  const lines: string[] = [];
  for (let y = -rise; y < height + rise; y += gap) lines.push(`M0 ${y}L${width} ${y - slope * width}`);
  return lines.join('');
};

export type HatchedArea = { key: string; kind: LayerKind; outline: string; lines: string };

/** All areas of one hazard and grade as one, so that where they overlap they are hatched once. */
export const hatchedAreas = ({ areas, widthUnits, heightUnits }: PlannedAreas): HatchedArea[] =>
  (Object.keys(SLOPES) as LayerKind[]).flatMap((kind) =>
    GRADES.flatMap(({ from, to, gap }) => {
      const rings = areas
        .filter((area) => area.kind === kind && area.severity > from && area.severity <= to)
        .flatMap((area) => area.rings);
      if (rings.length === 0) return [];
      return [
        {
          key: `${kind}-${gap}`,
          kind,
          outline: rings.map((ring) => `${planPath(ring)}Z`).join(''),
          lines: hatchLines(SLOPES[kind], gap, widthUnits, heightUnits),
        },
      ];
    }),
  );
