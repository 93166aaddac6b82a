import type { Brief, Elevation } from './elevation.ts';
import { spread } from './houses/frame.ts';
import { doorIn, windowIn } from './opening.ts';
import { roof } from './roof.ts';
import { GROUND } from './setting.ts';
import { has } from './subject.ts';
import { rect, type Segment, steps, strokes, WIDTH } from './svg.ts';
import { shadeBelow, wall } from './wall.ts';

const TALLEST = 400;
const MODERN_SINCE = 1985;

type Block = { x: number; width: number; floors: number; storey: number; bays: number };

const glassRail = (x: number, y: number, width: number, height: number, ink: string): string =>
  rect(x, y, width, height, { fill: '#dfeceb', edge: ink, line: 0.9, fade: 0.85 }) +
  strokes(
    steps(x + width / 3, x + width - 2, width / 3).map(
      (column): Segment => [
        [column, y],
        [column, y + height],
      ],
    ),
    ink,
    0.7,
    0.5,
  );

const slatRail = (x: number, y: number, width: number, height: number, fill: string, ink: string): string =>
  rect(x, y, width, height, { fill, edge: ink, line: 0.9 }) +
  strokes(
    steps(x + 5, x + width - 2, 5).map(
      (column): Segment => [
        [column, y],
        [column, y + height],
      ],
    ),
    ink,
    0.6,
    0.4,
  );

/** Brick walk-ups: a stair in the middle, windows and small balconies on either side. */
const walkUp = ({ draws, materials, light, style }: Brief, { x, width, floors, storey }: Block): string => {
  const top = GROUND - floors * storey;
  const stair = { x: x + width / 2 - 34, width: 68 };
  const hasBalconies = draws.chance(0.6);
  const isPitched = draws.chance(0.55);
  const half = (from: number, to: number, y: number): string =>
    spread(from, to, 2, 74)
      .map((left, index) => {
        const pane = windowIn(
          { x: left, y: y + 18, width: 74, height: storey - 40 },
          style,
          materials,
          light,
        );
        const isBalcony = hasBalconies && index === (from < stair.x ? 0 : 1);
        return isBalcony
          ? pane +
              rect(left - 10, y + storey - 8, 94, 7, { fill: '#e9e4d8', edge: light.ink, line: 1 }) +
              slatRail(left - 10, y + storey - 34, 94, 26, materials.accent, light.ink)
          : pane;
      })
      .join('');
  return [
    wall({ x, y: top, width, height: GROUND - top }, materials.wall, materials.finish, light),
    isPitched
      ? roof({ x: x - 14, y: top, width: width + 28, rise: 56 }, 'hip', materials, light)
      : roof({ x, y: top, width, rise: 24 }, 'parapet', materials, light),
    shadeBelow({ x, y: top + 4, width, height: 0 }, 10, light),
    `<g id="level">${half(x + 12, stair.x - 4, top)}${half(stair.x + stair.width + 4, x + width - 12, top)}</g>`,
    ...Array.from({ length: floors - 1 }, (_, floor) => `<use href="#level" y="${(floor + 1) * storey}"/>`),
    rect(stair.x, top + 16, stair.width, GROUND - top - 16, {
      fill: materials.accent,
      edge: light.ink,
      line: 1.2,
    }),
    ...Array.from({ length: floors - 1 }, (_, floor) =>
      windowIn(
        { x: stair.x + 16, y: top + floor * storey + 26, width: 36, height: storey - 34 },
        style,
        materials,
        light,
      ),
    ),
    doorIn({ x: stair.x + 16, y: GROUND - 62, width: 36, height: 62 }, materials, light),
    rect(stair.x - 8, GROUND - 72, stair.width + 16, 7, { fill: materials.trim, edge: light.ink, line: 1 }),
  ].join('');
};

/** Slabs, glass and balconies, stepped back at the top, on a base of its own. */
const tower = (
  { draws, materials, light, style }: Brief,
  { x, width, floors, storey, bays }: Block,
): string => {
  const top = GROUND - floors * storey;
  const bay = width / bays;
  const balcony = Array.from({ length: bays }, () => draws.chance(0.62));
  const shifts = draws.chance(0.4);
  const isBareLevel = draws.chance(0.5);
  const cell = (floor: number, index: number): string => {
    const y = top + floor * storey;
    const left = x + index * bay;
    const isBalcony = balcony[(index + (shifts ? floor : 0)) % bays] ?? false;
    const pane = windowIn(
      { x: left + 10, y: y + 10, width: bay - 20, height: storey - (isBalcony ? 12 : 24) },
      style,
      materials,
      light,
    );
    if (!isBalcony) return pane;
    return (
      rect(left + 2, y + 4, bay - 4, storey - 4, { fill: light.shade, fade: 0.18 }) +
      pane +
      rect(left - 2, y + storey - 5, bay + 4, 6, { fill: '#f2efe8', edge: light.ink, line: 1 }) +
      (isBareLevel
        ? glassRail(left, y + storey * 0.58, bay, storey * 0.42 - 5, light.ink)
        : slatRail(left, y + storey * 0.6, bay, storey * 0.4 - 5, materials.accent, light.ink))
    );
  };
  const setBack = draws.pick([0, 1, 1]);
  const penthouse =
    setBack === 1
      ? wall(
          { x: x + bay * 0.5, y: top - storey * 0.9, width: width - bay, height: storey * 0.9 },
          materials.accent,
          'render',
          light,
        ) +
        spread(x + bay * 0.6, x + width - bay * 0.6, bays - 1, bay * 0.6)
          .map((left) =>
            windowIn(
              { x: left, y: top - storey * 0.72, width: bay * 0.6, height: storey * 0.6 },
              style,
              materials,
              light,
            ),
          )
          .join('') +
        rect(x + bay * 0.5 - 12, top - storey * 0.9 - 7, width - bay + 24, 8, {
          fill: materials.roof,
          edge: light.ink,
          line: 1.2,
        })
      : rect(x + width * 0.4, top - 34, width * 0.2, 34, {
          fill: materials.roof,
          edge: light.ink,
          line: 1.2,
        });
  return [
    penthouse,
    wall({ x, y: top, width, height: GROUND - top }, materials.wall, materials.finish, light),
    rect(x - 5, top - 7, width + 10, 9, { fill: materials.roof, edge: light.ink, line: 1.2 }),
    ...Array.from({ length: floors - 1 }, (_, floor) =>
      floor < 2
        ? `<g id="floor-${floor}">${Array.from({ length: bays }, (_unused, bayIndex) => cell(floor, bayIndex)).join('')}</g>`
        : `<use href="#floor-${floor % 2}" y="${(floor - (floor % 2)) * storey}"/>`,
    ),
    rect(x - 10, GROUND - storey, width + 20, storey, { fill: materials.accent, edge: light.ink, line: 1.3 }),
    ...spread(x + 4, x + width * 0.4, 2, width * 0.15).map((left) =>
      windowIn(
        { x: left, y: GROUND - storey + 12, width: width * 0.15, height: storey - 22 },
        style,
        materials,
        light,
      ),
    ),
    doorIn(
      { x: x + width / 2 - 20, y: GROUND - storey + 10, width: 40, height: storey - 10 },
      materials,
      light,
    ),
    rect(x + width / 2 - 44, GROUND - storey - 3, 88, 7, { fill: materials.roof, edge: light.ink, line: 1 }),
    rect(x + width * 0.66, GROUND - storey + 12, width * 0.24, storey - 12, {
      fill: '#566267',
      edge: light.ink,
      line: 1,
    }),
  ].join('');
};

export const apartments = (brief: Brief): Elevation => {
  const { draws, subject } = brief;
  const isTower = (subject.yearBuilt ?? 2000) >= MODERN_SINCE;
  const floors = isTower
    ? draws.integer(has(subject, 'lift') ? 5 : 4, has(subject, 'lift') ? 9 : 5)
    : draws.integer(2, 4);
  const storey = Math.min(isTower ? 66 : 88, (TALLEST - 40) / floors);
  const bays = draws.integer(4, 6);
  const width = isTower ? Math.min(600, bays * draws.between(68, 92)) : draws.between(470, 580);
  const x = (WIDTH - width) / 2 + draws.between(-40, 40);
  const block = { x, width, floors, storey, bays };
  const middle = x + width / 2;
  return {
    art: isTower ? tower(brief, block) : walkUp(brief, block),
    left: x - 14,
    right: x + width + 14,
    top: GROUND - floors * storey - 60,
    path: [middle - 26, middle + 26],
    drive: isTower ? [x + width * 0.66, x + width * 0.9] : null,
  };
};
