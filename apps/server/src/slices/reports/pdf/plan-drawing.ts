import type { ReportPlan } from '@propguard/protocol/report-record';
import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { scaleBarMetres } from '@propguard/rules/reports/scale-bar';
import { Circle, ClipPath, Defs, G, Line, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR, SANS, SERIF } from './theme.ts';

const HATCHES: Record<LayerKind, { colour: string; slope: number; gap: number }> = {
  flood: { colour: COLOUR.flood, slope: 0, gap: 9 },
  fire: { colour: COLOUR.fire, slope: 1, gap: 12 },
  coastalErosion: { colour: COLOUR.erosion, slope: -1, gap: 9 },
  subsidence: { colour: COLOUR.subsidence, slope: 0.5, gap: 11 },
  seismic: { colour: COLOUR.muted, slope: -0.5, gap: 14 },
};

const line = (points: readonly number[]): string => {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]} ${points[i + 1]}`);
  return `M${pairs.join('L')}`;
};

/** Hazards differ by hatch first and hue second, so that they print and stack. */
const hatch = (kind: LayerKind, { widthUnits: width, heightUnits: height }: ReportPlan): string => {
  const { slope, gap } = HATCHES[kind];
  const rise = Math.abs(slope) * width;
  const lines: string[] = [];
  for (let y = -rise; y < height + rise; y += gap) lines.push(`M0 ${y}L${width} ${y - slope * width}`);
  return lines.join('');
};

const areasOf = (plan: ReportPlan): ReactNode[] =>
  (Object.keys(HATCHES) as LayerKind[]).flatMap((kind) => {
    const rings = plan.areas.filter((area) => area.kind === kind).flatMap((area) => area.rings);
    if (rings.length === 0) return [];
    const outline = rings.map((ring) => `${line(ring)}Z`).join('');
    const { colour } = HATCHES[kind];
    return [
      h(Defs, { key: `${kind}d` }, h(ClipPath, { id: `plan-${kind}` }, h(Path, { d: outline }))),
      h(Path, { key: `${kind}f`, d: outline, fill: colour, fillOpacity: 0.07 }),
      h(
        G,
        { key: `${kind}h`, clipPath: `url(#plan-${kind})` },
        h(Path, {
          d: hatch(kind, plan),
          stroke: colour,
          strokeWidth: 0.9,
          strokeOpacity: 0.55,
          fill: 'none',
        }),
      ),
      h(Path, {
        key: `${kind}o`,
        d: outline,
        stroke: colour,
        strokeWidth: 1,
        strokeOpacity: 0.7,
        fill: 'none',
      }),
    ];
  });

const homesOf = ({ homes }: ReportPlan): ReactNode => {
  const dots: string[] = [];
  for (let i = 0; i < homes.length; i += 2)
    dots.push(`M${(homes[i] ?? 0) - 2} ${(homes[i + 1] ?? 0) - 2}h4v4h-4z`);
  return h(Path, { d: dots.join(''), fill: COLOUR.home });
};

const marksOf = ({ comparables, subject }: ReportPlan): ReactNode[] => [
  ...comparables.flatMap(({ number, x, y, beyond }) => [
    h(Circle, {
      key: `m${number}`,
      cx: x,
      cy: y,
      r: 15,
      fill: beyond ? COLOUR.sunken : '#ffffff',
      stroke: COLOUR.ink,
      strokeWidth: 1.6,
    }),
    h(
      Text,
      {
        key: `n${number}`,
        x,
        y: y + 7,
        textAnchor: 'middle',
        fill: COLOUR.ink,
        style: { fontFamily: SANS, fontSize: 19, fontWeight: 600 },
      },
      String(number),
    ),
  ]),
  h(Circle, {
    key: 's1',
    cx: subject.x,
    cy: subject.y,
    r: 24,
    fill: 'none',
    stroke: COLOUR.accent,
    strokeWidth: 2,
  }),
  h(Circle, {
    key: 's2',
    cx: subject.x,
    cy: subject.y,
    r: 17,
    fill: '#ffffff',
    stroke: COLOUR.accent,
    strokeWidth: 3,
  }),
  h(Rect, { key: 's3', x: subject.x - 7, y: subject.y - 7, width: 14, height: 14, fill: COLOUR.accent }),
];

const scaleAndNorth = ({ widthUnits: width, heightUnits: height, metresAcross }: ReportPlan): ReactNode[] => {
  const metres = scaleBarMetres(metresAcross);
  const length = (metres / metresAcross) * width;
  const right = width - 28;
  const base = height - 24;
  const words = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return [
    h(Rect, {
      key: 'ground',
      x: right - length - 18,
      y: base - 34,
      width: length + 36,
      height: 46,
      rx: 6,
      fill: '#ffffff',
      fillOpacity: 0.9,
    }),
    h(Path, {
      key: 'bar',
      d: `M${right - length} ${base - 8}v8h${length}v-8`,
      stroke: COLOUR.ink,
      strokeWidth: 2,
      fill: 'none',
    }),
    h(
      Text,
      {
        key: 'zero',
        x: right - length,
        y: base - 14,
        fill: COLOUR.ink,
        style: { fontFamily: SANS, fontSize: 16 },
      },
      '0',
    ),
    h(
      Text,
      {
        key: 'end',
        x: right,
        y: base - 14,
        textAnchor: 'end',
        fill: COLOUR.ink,
        style: { fontFamily: SANS, fontSize: 16 },
      },
      words,
    ),
    h(Circle, { key: 'rose', cx: width - 40, cy: 42, r: 22, fill: '#ffffff', fillOpacity: 0.9 }),
    h(Path, { key: 'north', d: `M${width - 40} 24l9 30-9-7-9 7z`, fill: COLOUR.ink }),
  ];
};

/** A survey plan of what we know ourselves: shores, mapped hazards, homes, and the numbered sales. */
export const planDrawing = (plan: ReportPlan, width: number): ReactNode => {
  const { widthUnits, heightUnits, shores, places } = plan;
  return h(
    Svg,
    { width, height: (width * heightUnits) / widthUnits, viewBox: `0 0 ${widthUnits} ${heightUnits}` },
    h(
      Defs,
      {},
      h(ClipPath, { id: 'plan-frame' }, h(Rect, { x: 0, y: 0, width: widthUnits, height: heightUnits })),
    ),
    h(
      G,
      { clipPath: 'url(#plan-frame)' },
      h(Rect, { x: 0, y: 0, width: widthUnits, height: heightUnits, fill: COLOUR.land }),
      homesOf(plan),
      ...areasOf(plan),
      ...shores.map((shore, index) =>
        h(Path, { key: `w${index}`, d: line(shore), stroke: COLOUR.shore, strokeWidth: 3, fill: 'none' }),
      ),
      ...places.map(({ name, x, y }) =>
        h(
          Text,
          {
            key: name,
            x,
            y,
            textAnchor: 'middle',
            fill: COLOUR.muted,
            style: { fontFamily: SERIF, fontStyle: 'italic', fontSize: 22 },
          },
          name,
        ),
      ),
      ...marksOf(plan),
      ...scaleAndNorth(plan),
    ),
    h(Line, { x1: 0, x2: widthUnits, y1: 0, y2: 0, stroke: COLOUR.rule, strokeWidth: 2 }),
    h(Rect, {
      x: 1,
      y: 1,
      width: widthUnits - 2,
      height: heightUnits - 2,
      fill: 'none',
      stroke: COLOUR.rule,
      strokeWidth: 1.5,
    }),
  );
};
