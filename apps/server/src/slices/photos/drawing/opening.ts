import type { Light } from './light.ts';
import type { Materials, Style } from './style.ts';
import { circle, polygon, rect, type Segment, steps, strokes } from './svg.ts';
import type { Box } from './wall.ts';

type Pane = 'sash' | 'casement' | 'picture' | 'sliding';

const PANES: Readonly<Record<Style, Pane>> = {
  federation: 'sash',
  queenslander: 'sash',
  bungalow: 'casement',
  brick: 'picture',
  colonial: 'casement',
  contemporary: 'sliding',
};

const bars = ({ x, y, width, height }: Box, pane: Pane): Segment[] => {
  const upright = (share: number): Segment => [
    [x + width * share, y],
    [x + width * share, y + height],
  ];
  const level = (share: number, from = 0, to = 1): Segment => [
    [x + width * from, y + height * share],
    [x + width * to, y + height * share],
  ];
  if (pane === 'sash') return [level(0.5), upright(0.5)];
  if (pane === 'casement') return [upright(1 / 3), upright(2 / 3), level(0.3)];
  if (pane === 'picture') return [upright(0.22), upright(0.78), level(0.55, 0, 0.22), level(0.55, 0.78, 1)];
  return [upright(0.5)];
};

/** Glass with a slanted gleam, its frame, and a sill that throws a line of shade. */
export const windowIn = (box: Box, style: Style, { trim }: Materials, light: Light): string => {
  const { x, y, width, height } = box;
  const gleam = polygon(
    [
      [x + width * 0.12, y + height],
      [x + width * 0.12 + height * 0.3, y],
      [x + width * 0.3 + height * 0.3, y],
      [x + width * 0.3, y + height],
    ].map(([px = 0, py = 0]) => [Math.min(px, x + width), py] as const),
    { fill: '#ffffff', fade: light.lit ? 0.22 : 0.34 },
  );
  const heads = style === 'federation' || style === 'bungalow' || style === 'brick';
  return (
    rect(x - 3, y - 3, width + 6, height + 6, { fill: trim, edge: light.ink, line: 1 }) +
    rect(x, y, width, height, { fill: light.glass, edge: light.ink, line: 1 }) +
    gleam +
    rect(x, y, width, height * 0.14, { fill: light.shade, fade: 0.18 }) +
    strokes(bars(box, PANES[style]), style === 'contemporary' ? light.ink : trim, 2.2) +
    (heads ? rect(x - 7, y + height + 3, width + 14, 4, { fill: trim, edge: light.ink, line: 0.9 }) : '')
  );
};

export const doorIn = ({ x, y, width, height }: Box, { door, trim }: Materials, light: Light): string =>
  rect(x - 4, y - 4, width + 8, height + 4, { fill: trim, edge: light.ink, line: 1 }) +
  rect(x, y, width, height, { fill: door, edge: light.ink, line: 1 }) +
  rect(x + width * 0.2, y + height * 0.1, width * 0.6, height * 0.34, {
    fill: light.glass,
    edge: light.ink,
    line: 0.8,
  }) +
  rect(x + width * 0.2, y + height * 0.54, width * 0.6, height * 0.34, {
    edge: light.ink,
    line: 0.8,
    fade: 0.5,
  }) +
  circle(x + width * 0.88, y + height * 0.52, 1.8, { fill: '#f4e3b0' });

/** A panel door; its battens run level in new houses and upright in old ones. */
export const garageIn = (box: Box, style: Style, { accent, trim }: Materials, light: Light): string => {
  const { x, y, width, height } = box;
  const isLevel = style === 'contemporary' || style === 'colonial';
  const lines: Segment[] = isLevel
    ? steps(y + height / 5, y + height - 2, height / 5).map((row) => [
        [x, row],
        [x + width, row],
      ])
    : steps(x + width / 9, x + width - 2, width / 9).map((column) => [
        [column, y],
        [column, y + height],
      ]);
  return (
    rect(x - 4, y - 4, width + 8, height + 4, { fill: trim, edge: light.ink, line: 1 }) +
    rect(x, y, width, height, { fill: accent, edge: light.ink, line: 1 }) +
    strokes(lines, light.ink, 0.9, 0.4) +
    rect(x, y, width, height * 0.1, { fill: light.shade, fade: 0.2 })
  );
};
