import type { Brief } from './elevation.ts';
import { floorM2 } from './houses/frame.ts';
import { sampleMark } from './mark.ts';
import { has } from './subject.ts';
import {
  circle,
  HEIGHT,
  type Point,
  polygon,
  polyline,
  rect,
  type Segment,
  strokes,
  text,
  WIDTH,
} from './svg.ts';

const INK = '#26363b';
const PAPER = '#f7f5ee';
const LOT = '#e4ebd6';
const NEIGHBOUR = '#dcd8cc';
const ACCENT = '#05595b';
const ROAD_TOP = 520;
const LOT_HEIGHT = 430;
const LOT_WIDTH = 620;
/** Where the register knows no lot: an ordinary one, and what a block of flats usually stands on. */
const USUAL_LAND_M2 = { house: 600, townhouse: 180, apartment: 1400, land: 600, rural: 12_000 } as const;
const SCALE_STEPS_M = [1, 2, 5, 10, 20, 50, 100, 200];

type Lot = { x: number; y: number; width: number; height: number; pixelsPerMetre: number };

const lotOf = ({ subject, draws }: Brief): Lot => {
  const areaM2 = Math.max(
    40,
    subject.type === 'apartment' ? USUAL_LAND_M2.apartment : (subject.landM2 ?? USUAL_LAND_M2[subject.type]),
  );
  const depthToFront = draws.between(1.15, 2.6);
  const frontM = Math.sqrt(areaM2 / depthToFront);
  const pixelsPerMetre = Math.min(LOT_WIDTH / frontM, LOT_HEIGHT / (areaM2 / frontM));
  const [width, height] = [frontM * pixelsPerMetre, (areaM2 / frontM) * pixelsPerMetre];
  return { x: (WIDTH - width) / 2, y: ROAD_TOP - height - 14, width, height, pixelsPerMetre };
};

/** An L, or a plain block where the lot is narrow, with the ridge of its roof. */
const footprint = ({ subject, draws, storeys, materials }: Brief, lot: Lot): string => {
  const levels = subject.type === 'apartment' ? 5 : storeys;
  const builtM2 = subject.type === 'apartment' ? 520 : floorM2({ subject }) / levels;
  const builtPixels = Math.min(builtM2 * lot.pixelsPerMetre ** 2, lot.width * lot.height * 0.62);
  const width = Math.min(lot.width * 0.84, Math.sqrt(builtPixels * draws.between(0.8, 1.3)));
  const depth = Math.min(lot.height * 0.8, builtPixels / width);
  const x = lot.x + (lot.width - width) * draws.between(0.3, 0.7);
  const bottom =
    lot.y + lot.height - Math.min(lot.height - depth, 6 * lot.pixelsPerMetre) * draws.between(0.5, 0.95);
  const y = bottom - depth;
  const notch = { width: width * draws.between(0.25, 0.45), height: depth * draws.between(0.15, 0.35) };
  const outline: Point[] = draws.chance(0.7)
    ? [
        [x, y],
        [x + width, y],
        [x + width, bottom],
        [x + notch.width, bottom],
        [x + notch.width, bottom - notch.height],
        [x, bottom - notch.height],
      ]
    : [
        [x, y],
        [x + width, y],
        [x + width, bottom],
        [x, bottom],
      ];
  const inset = Math.min(width, depth) * 0.34;
  const hips: Segment[] =
    width > depth
      ? [
          [
            [x, y],
            [x + inset, y + depth / 2],
          ],
          [
            [x + width, y],
            [x + width - inset, y + depth / 2],
          ],
          [
            [x + inset, y + depth / 2],
            [x + width - inset, y + depth / 2],
          ],
          [
            [x + width, bottom],
            [x + width - inset, y + depth / 2],
          ],
        ]
      : [
          [
            [x, y],
            [x + width / 2, y + inset],
          ],
          [
            [x + width, y],
            [x + width / 2, y + inset],
          ],
          [
            [x + width / 2, y + inset],
            [x + width / 2, bottom - inset],
          ],
          [
            [x + width, bottom],
            [x + width / 2, bottom - inset],
          ],
        ];
  const driveX = x + width * 0.66;
  const driveWidth = Math.min(width * 0.3, 5.4 * lot.pixelsPerMetre);
  return (
    rect(driveX, bottom, driveWidth, ROAD_TOP - bottom, { fill: '#efe9dc', edge: INK, line: 0.9 }) +
    polygon(
      outline.map(([px, py]): Point => [px + 7, py + 7]),
      { fill: INK, fade: 0.16 },
    ) +
    polygon(outline, { fill: materials.roof, edge: INK, line: 2 }) +
    strokes(hips, INK, 1, 0.55)
  );
};

const neighbourLots = ({ draws }: Brief, lot: Lot): string => {
  const sides = [lot.x - lot.width, lot.x + lot.width, lot.x - 2 * lot.width, lot.x + 2 * lot.width].filter(
    (x) => x > -lot.width && x < WIDTH,
  );
  return sides
    .map((x) => {
      const [width, height] = [lot.width * draws.between(0.5, 0.7), lot.height * draws.between(0.25, 0.42)];
      return (
        rect(x, lot.y, lot.width, lot.height, { edge: INK, line: 0.7, fade: 0.55 }) +
        rect(x + lot.width * 0.18, lot.y + lot.height * draws.between(0.42, 0.52), width, height, {
          fill: NEIGHBOUR,
          edge: INK,
          line: 0.7,
          fade: 0.8,
        })
      );
    })
    .join('');
};

const garden = ({ draws, subject }: Brief, lot: Lot): string => {
  const radius = Math.max(7, Math.min(26, 2.4 * lot.pixelsPerMetre));
  const pool = {
    x: lot.x + lot.width * 0.14,
    y: lot.y + lot.height * 0.12,
    width: 8 * lot.pixelsPerMetre,
    height: 3.6 * lot.pixelsPerMetre,
  };
  const hasPool = subject.type !== 'land' && has(subject, 'swimming pool') && pool.width < lot.width * 0.7;
  const isInPool = (x: number, y: number): boolean =>
    hasPool &&
    x > pool.x - radius &&
    x < pool.x + pool.width + radius &&
    y > pool.y - radius &&
    y < pool.y + pool.height + radius;
  const crowns = Array.from({ length: draws.integer(5, 11) }, () => {
    const x = lot.x + radius + draws.share() * (lot.width - 2 * radius);
    const y = lot.y + radius + draws.share() * lot.height * 0.26;
    const reach = radius * draws.between(0.6, 1.1);
    if (isInPool(x, y)) return '';
    return circle(x, y, reach, { fill: '#a3bd95', edge: INK, line: 0.9 }) + circle(x, y, 1.6, { fill: INK });
  });
  const water = { fill: '#9fd0d3', edge: INK, line: 1.2 };
  return crowns.join('') + (hasPool ? rect(pool.x, pool.y, pool.width, pool.height, water) : '');
};

const northArrow = (degrees: number): string =>
  circle(886, 84, 34, { fill: '#ffffff', edge: INK, line: 0.9 }) +
  `<g transform="rotate(${Math.round(degrees)} 886 84)">` +
  polygon(
    [
      [886, 56],
      [897, 98],
      [886, 90],
    ],
    { fill: INK, edge: INK, line: 1 },
  ) +
  polygon(
    [
      [886, 56],
      [875, 98],
      [886, 90],
    ],
    { fill: '#ffffff', edge: INK, line: 1 },
  ) +
  '</g>';

const scaleBar = ({ pixelsPerMetre }: Lot): string => {
  const metres = SCALE_STEPS_M.findLast((step) => step * pixelsPerMetre <= 170) ?? 1;
  const length = metres * pixelsPerMetre;
  const [x, y] = [40, HEIGHT - 30];
  return (
    rect(x - 16, y - 30, length + 62, 46, { fill: '#ffffff', edge: INK, line: 0.8, fade: 0.94 }) +
    rect(x, y - 4, length / 2, 6, { fill: INK }) +
    rect(x, y - 4, length, 6, { edge: INK, line: 1 }) +
    text(x, y - 11, '0', 13, INK, 'middle') +
    text(x + length, y - 11, `${metres} m`, 13, INK, 'middle')
  );
};

/** Seen from above as on a survey: its proportions are drawn, its areas are those of the register. */
export const plotPlan = (brief: Brief): string[] => {
  const { subject, draws } = brief;
  const lot = lotOf(brief);
  const corners: Point[] = [
    [lot.x, lot.y],
    [lot.x + lot.width, lot.y],
    [lot.x + lot.width, lot.y + lot.height],
    [lot.x, lot.y + lot.height],
  ];
  const known = [
    subject.landM2 === null || subject.type === 'apartment'
      ? []
      : [`Land ${subject.landM2.toLocaleString('en-AU')} m²`],
    subject.buildingM2 === null || subject.type === 'land'
      ? []
      : [`Building ${subject.buildingM2.toLocaleString('en-AU')} m²`],
  ].flat();
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: PAPER }),
    ...(subject.type === 'rural' ? [] : [neighbourLots(brief, lot)]),
    rect(0, ROAD_TOP - 14, WIDTH, 14, { fill: '#ecead9', edge: INK, line: 0.6 }),
    rect(0, ROAD_TOP, WIDTH, HEIGHT - ROAD_TOP, { fill: '#ffffff', edge: INK, line: 1 }),
    polyline(
      [
        [0, 578],
        [WIDTH, 578],
      ],
      '#c9c6ba',
      1,
    ),
    polygon(corners, { fill: LOT, edge: ACCENT, line: 2.6 }),
    garden(brief, lot),
    subject.type === 'land' ? '' : footprint(brief, lot),
    ...corners.map(([x, y]) => circle(x, y, 5, { fill: '#ffffff', edge: ACCENT, line: 2 })),
    ...known.map((line, index) => text(28, 46 + index * 24, line, 17, INK)),
    northArrow(draws.between(-40, 40)),
    scaleBar(lot),
    sampleMark(),
  ];
};
