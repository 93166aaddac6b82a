import type { ReportPlan } from '@propguard/protocol/report-record';
import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import { type HatchedArea, hatchedAreas, planPath } from '@propguard/rules/reports/plan-hatch';
import { scaleBarMetres } from '@propguard/rules/reports/scale-bar';
import { Circle, ClipPath, Defs, G, Line, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR, SANS, SERIF } from '../../../printing/paper/theme.ts';

const COLOURS: Record<LayerKind, string> = {
  flood: COLOUR.flood,
  fire: COLOUR.fire,
  coastalErosion: COLOUR.erosion,
  subsidence: COLOUR.subsidence,
  seismic: COLOUR.muted,
};

const areaOf = ({ key, kind, lines }: HatchedArea, { widthUnits, heightUnits }: ReportPlan): ReactNode =>
  h(
    G,
    { key, clipPath: `url(#plan-${key})` },
    h(Rect, { x: 0, y: 0, width: widthUnits, height: heightUnits, fill: COLOURS[kind], fillOpacity: 0.06 }),
    h(Path, { d: lines, stroke: COLOURS[kind], strokeWidth: 0.9, strokeOpacity: 0.5, fill: 'none' }),
  );

const homesOf = ({ homes }: ReportPlan): ReactNode => {
  const dots: string[] = [];
  for (let i = 0; i < homes.length; i += 2)
    dots.push(`M${(homes[i] ?? 0) - 2} ${(homes[i + 1] ?? 0) - 2}h4v4h-4z`);
  return h(Path, { d: dots.join(''), fill: COLOUR.home });
};

const marksOf = ({ comparables, subject }: ReportPlan): ReactNode[] => [
  ...comparables.flatMap(({ number, x, y, markX, markY, beyond }) => [
    h(Line, { key: `t${number}`, x1: x, y1: y, x2: markX, y2: markY, stroke: COLOUR.ink, strokeWidth: 1.4 }),
    h(Circle, {
      key: `m${number}`,
      cx: markX,
      cy: markY,
      r: 15,
      fill: beyond ? COLOUR.sunken : COLOUR.paper,
      stroke: COLOUR.ink,
      strokeWidth: 1.6,
    }),
    h(
      Text,
      {
        key: `n${number}`,
        x: markX,
        y: markY + 7,
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
    fill: COLOUR.paper,
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
      fill: COLOUR.paper,
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
    h(Circle, { key: 'rose', cx: width - 40, cy: 42, r: 22, fill: COLOUR.paper, fillOpacity: 0.9 }),
    h(Path, { key: 'north', d: `M${width - 40} 24l9 30-9-7-9 7z`, fill: COLOUR.ink }),
  ];
};

/** A survey plan of what we know ourselves: shores, mapped hazards, homes, and the numbered sales. */
export const planDrawing = (plan: ReportPlan, width: number): ReactNode => {
  const { widthUnits, heightUnits, shores, places } = plan;
  const areas = hatchedAreas(plan);
  return h(
    Svg,
    { width, height: (width * heightUnits) / widthUnits, viewBox: `0 0 ${widthUnits} ${heightUnits}` },
    h(
      Defs,
      {},
      h(ClipPath, { id: 'plan-frame' }, h(Rect, { x: 0, y: 0, width: widthUnits, height: heightUnits })),
      ...areas.map(({ key, outline }) => h(ClipPath, { key, id: `plan-${key}` }, h(Path, { d: outline }))),
    ),
    h(
      G,
      { clipPath: 'url(#plan-frame)' },
      h(Rect, { x: 0, y: 0, width: widthUnits, height: heightUnits, fill: COLOUR.land }),
      homesOf(plan),
      ...areas.map((area) => areaOf(area, plan)),
      ...shores.map((shore, index) =>
        h(Path, { key: `w${index}`, d: planPath(shore), stroke: COLOUR.shore, strokeWidth: 3, fill: 'none' }),
      ),
      ...places.map(({ name, x, y }, index) =>
        h(
          Text,
          {
            key: `p${index}`,
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
