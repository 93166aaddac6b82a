import type { ReportRecord } from '@propguard/protocol/report-record';
import { areaPath, linePath } from '@propguard/rules/drawing/curve-path';
import { drawnRange, forecastDensity } from '@propguard/rules/drawing/forecast-density';
import {
  linearScale,
  niceDomain,
  niceStep,
  spreadAround,
  ticksBetween,
} from '@propguard/rules/drawing/scale';
import { shortAud } from '@propguard/rules/formats/money';
import { Circle, G, Line, Path, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR, SANS, TABULAR } from '../../../printing/paper/theme.ts';

const PEAK_Y = 8;
const BASE_Y = 92;
const AXIS_Y = 112;
const HEIGHT = 128;
const SAMPLES = 80;
const TICK_ROOM = 52;
const PIP_GAP = 13;
const NEEDLE_GAP = 9;

const label = (
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end',
  key: string,
): ReactNode =>
  h(
    Text,
    {
      key,
      x,
      y,
      textAnchor: anchor,
      style: { fontFamily: SANS, fontSize: 7, ...TABULAR },
      fill: COLOUR.muted,
    },
    text,
  );

/** The forecast: the 80% band dark, the 90% light, the needle at the value, the comparables on the axis. */
export const valueCurve = ({ valuation }: ReportRecord, width: number): ReactNode => {
  const { valueAud, range80, range90, comparables } = valuation;
  if (valueAud === null || !range80 || !range90) return null;
  const forecast = {
    value: valueAud,
    range80: [range80.lowAud, range80.highAud] as const,
    range90: [range90.lowAud, range90.highAud] as const,
  };
  const [low, high] = drawnRange(forecast);
  const step = niceStep(high - low, Math.floor(width / TICK_ROOM));
  const domain = niceDomain(low, high, step);
  const x = linearScale(domain, [0, width]);
  const y = (price: number) => BASE_Y - forecastDensity(forecast, price) * (BASE_Y - PEAK_Y);
  const area = ([from, to]: readonly [number, number]) => areaPath(from, to, SAMPLES, x, y, BASE_Y);
  const shown = comparables
    .map(({ adjustedAud }, index) => ({ number: index + 1, value: adjustedAud }))
    .filter(({ value }) => value >= domain[0] && value <= domain[1]);
  const spread = spreadAround(
    shown.map(({ value }) => x(value)),
    x(valueAud),
    PIP_GAP,
    NEEDLE_GAP,
  );
  return h(
    Svg,
    { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` },
    h(Path, { d: area(forecast.range90), fill: COLOUR.accentSoft }),
    h(Path, { d: area(forecast.range80), fill: COLOUR.accentMid, fillOpacity: 0.75 }),
    h(Path, {
      d: linePath(domain[0], domain[1], SAMPLES, x, y),
      stroke: COLOUR.accent,
      strokeWidth: 1,
      fill: 'none',
    }),
    h(Line, { x1: 0, x2: width, y1: AXIS_Y, y2: AXIS_Y, stroke: COLOUR.rule, strokeWidth: 0.75 }),
    ...ticksBetween(domain[0], domain[1], step).flatMap((tick) => [
      h(Line, {
        key: `t${tick}`,
        x1: x(tick),
        x2: x(tick),
        y1: AXIS_Y,
        y2: AXIS_Y + 3,
        stroke: COLOUR.faint,
        strokeWidth: 0.75,
      }),
      x(tick) > 14 && x(tick) < width - 14
        ? label(x(tick), AXIS_Y + 12, shortAud(tick), 'middle', `l${tick}`)
        : null,
    ]),
    ...forecast.range80.map((end) =>
      h(Line, {
        key: `r${end}`,
        x1: x(end),
        x2: x(end),
        y1: y(end),
        y2: AXIS_Y,
        stroke: COLOUR.accent,
        strokeWidth: 0.75,
        strokeDasharray: '2 2',
      }),
    ),
    ...shown.map(({ number, value }, index) => {
      const at = spread[index] ?? x(value);
      return h(
        G,
        { key: `c${number}` },
        h(Line, {
          x1: at,
          x2: x(value),
          y1: BASE_Y + 14,
          y2: AXIS_Y,
          stroke: COLOUR.faint,
          strokeWidth: 0.5,
        }),
        h(Circle, { cx: at, cy: BASE_Y + 9, r: 5, fill: COLOUR.paper, stroke: COLOUR.ink, strokeWidth: 0.6 }),
        h(
          Text,
          {
            x: at,
            y: BASE_Y + 11.4,
            textAnchor: 'middle',
            style: { fontFamily: SANS, fontSize: 6.5 },
            fill: COLOUR.ink,
          },
          String(number),
        ),
      );
    }),
    h(Line, { x1: x(valueAud), x2: x(valueAud), y1: 2, y2: AXIS_Y, stroke: COLOUR.ink, strokeWidth: 1.1 }),
    h(Path, { d: `M${x(valueAud) - 3.5} 0h7l-3.5 5z`, fill: COLOUR.ink }),
  );
};
