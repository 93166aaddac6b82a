import type { MarketAnalysis } from '@propguard/protocol/market';
import { linearScale, niceDomain, niceStep, ticksBetween } from '@propguard/rules/drawing/scale';
import { shortAud } from '@propguard/rules/formats/money';
import { Circle, Line, Path, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { COLOUR, SANS, TABULAR } from '../../../printing/paper/theme.ts';

const HEIGHT = 120;
const LEFT = 40;
const RIGHT = 84;
const TOP = 8;
const BOTTOM = 100;
const MOST_TICKS = 4;
const LEAST_POINTS = 2;
const LABEL_HEIGHT = 20;

type Point = { day: number; aud: number };

interface Label {
  key: string;
  x: number;
  y: number;
  words: string;
  anchor: 'start' | 'end' | 'middle';
  fill?: string;
}

const label = ({ key, x, y, words, anchor, fill = COLOUR.muted }: Label): ReactNode =>
  h(
    Text,
    { key, x, y, textAnchor: anchor, fill, style: { fontFamily: SANS, fontSize: 7, ...TABULAR } },
    words,
  );

const lineOf = (points: readonly Point[], x: (day: number) => number, y: (aud: number) => number): string =>
  `M${points.map(({ day, aud }) => `${x(day).toFixed(1)} ${y(aud).toFixed(1)}`).join('L')}`;

/** Two labels that would cover each other are moved apart, the upper one up. */
const clearOf = (ends: readonly number[], index: number): number => {
  const [own = 0, other] = index === 0 ? ends : [...ends].reverse();
  if (other === undefined || Math.abs(own - other) >= LABEL_HEIGHT) return own;
  const isUpper = own < other || (own === other && index === 0);
  const middle = (own + other) / 2;
  return isUpper ? middle - LABEL_HEIGHT / 2 : middle + LABEL_HEIGHT / 2;
};

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
  const lines = [
    { key: 'own', points: own, name: details.region.name, colour: COLOUR.accent },
    { key: 'parent', points: parent, name: details.parent?.name ?? '', colour: COLOUR.faint },
  ].filter(({ points }) => points.length >= LEAST_POINTS);
  const ends = lines.map(({ points }) => y(points.at(-1)?.aud ?? 0));
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
      label({ key: `l${tick}`, x: LEFT - 6, y: y(tick) + 2.5, words: shortAud(tick), anchor: 'end' }),
    ]),
    ...years.map((year) =>
      label({
        key: `y${year}`,
        x: x(Date.UTC(year, 0, 1)),
        y: BOTTOM + 13,
        words: String(year),
        anchor: 'middle',
      }),
    ),
    ...lines.map(({ key, points, colour }) =>
      h(Path, { key, d: lineOf(points, x, y), stroke: colour, strokeWidth: 1.4, fill: 'none' }),
    ),
    ...lines.flatMap(({ key, points, name, colour }, index) => {
      const last = points.at(-1);
      if (!last) return [];
      const at = clearOf(ends, index);
      const words = name.split(',')[0] ?? name;
      return [
        h(Circle, { key: `${key}-dot`, cx: x(last.day), cy: y(last.aud), r: 2.2, fill: colour }),
        label({
          key: `${key}-name`,
          x: x(last.day) + 6,
          y: at - 1,
          words,
          anchor: 'start',
          fill: COLOUR.ink,
        }),
        label({
          key: `${key}-aud`,
          x: x(last.day) + 6,
          y: at + 8,
          words: shortAud(last.aud),
          anchor: 'start',
        }),
      ];
    }),
  );
};
