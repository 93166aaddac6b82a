import type { MarketAnalysis } from '@propguard/protocol/market';
import { linearScale, niceDomain, niceStep, ticksBetween } from '@propguard/rules/drawing/scale';
import { shortAud } from '@propguard/rules/formats/money';
import { Circle, Line, Path, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR, SANS, TABULAR } from './theme.ts';

const HEIGHT = 120;
const LEFT = 40;
const RIGHT = 84;
const TOP = 8;
const BOTTOM = 100;
const MOST_TICKS = 4;
const LEAST_POINTS = 2;

type Point = { day: number; aud: number };

const label = (
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'end' | 'middle',
  fill: string = COLOUR.muted,
) =>
  h(
    Text,
    {
      key: `${text}${x}`,
      x,
      y,
      textAnchor: anchor,
      fill,
      style: { fontFamily: SANS, fontSize: 7, ...TABULAR },
    },
    text,
  );

const lineOf = (points: readonly Point[], x: (day: number) => number, y: (aud: number) => number): string =>
  `M${points.map(({ day, aud }) => `${x(day).toFixed(1)} ${y(aud).toFixed(1)}`).join('L')}`;

/** Quality-adjusted prices, quarter by quarter, of the place and of the region above it. */
export const priceHistory = ({ details }: MarketAnalysis, width: number): ReactNode => {
  const pointsOf = (key: 'priceAud' | 'parentPriceAud'): Point[] =>
    details.quarters.flatMap((quarter) => {
      const aud = quarter[key];
      return aud === null ? [] : [{ day: Date.parse(quarter.to), aud }];
    });
  const own = pointsOf('priceAud');
  const parent = pointsOf('parentPriceAud');
  const all = [...own, ...parent];
  if (all.length < LEAST_POINTS) return null;
  const prices = all.map(({ aud }) => aud);
  const days = all.map(({ day }) => day);
  const step = niceStep(Math.max(...prices), MOST_TICKS);
  const domain = niceDomain(0, Math.max(...prices), step);
  const x = linearScale([Math.min(...days), Math.max(...days)], [LEFT, width - RIGHT]);
  const y = linearScale(domain, [BOTTOM, TOP]);
  const years = [...new Set(days.map((day) => new Date(day).getUTCFullYear()))].slice(1);
  const ends = [
    { points: own, name: details.region.name, colour: COLOUR.accent },
    { points: parent, name: details.parent?.name ?? '', colour: COLOUR.faint },
  ].filter(({ points }) => points.length >= LEAST_POINTS);
  return h(
    Svg,
    { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` },
    ...ticksBetween(domain[0], domain[1], step).flatMap((tick) => [
      h(Line, {
        key: `g${tick}`,
        x1: LEFT,
        x2: width - RIGHT,
        y1: y(tick),
        y2: y(tick),
        stroke: COLOUR.line,
        strokeWidth: 0.5,
      }),
      label(LEFT - 6, y(tick) + 2.5, shortAud(tick), 'end'),
    ]),
    ...years.map((year) => label(x(Date.UTC(year, 0, 1)), BOTTOM + 13, String(year), 'middle')),
    ...ends.map(({ points, name, colour }) =>
      h(Path, { key: name, d: lineOf(points, x, y), stroke: colour, strokeWidth: 1.4, fill: 'none' }),
    ),
    ...ends.flatMap(({ points, name, colour }) => {
      const last = points.at(-1);
      if (!last) return [];
      return [
        h(Circle, { key: `${name}dot`, cx: x(last.day), cy: y(last.aud), r: 2.2, fill: colour }),
        label(x(last.day) + 6, y(last.aud) - 1, name.split(',')[0] ?? name, 'start', COLOUR.ink),
        label(x(last.day) + 6, y(last.aud) + 8, shortAud(last.aud), 'start'),
      ];
    }),
  );
};
