import { apartments } from './apartments.ts';
import { closeUp } from './close-up.ts';
import type { Brief, Elevation } from './elevation.ts';
import { emptyLot } from './empty-lot.ts';
import { FENCES, type Fence, fence, type Gap } from './fence.ts';
import { house } from './houses/house.ts';
import { sampleMark } from './mark.ts';
import {
  approach,
  FRONT,
  GROUND,
  groundLine,
  hills,
  lawn,
  neighbours,
  sky,
  street,
  track,
} from './setting.ts';
import { has, isSubtropical } from './subject.ts';
import { type Point, polygon, rect, type Segment, strokes, WIDTH } from './svg.ts';
import { townhouses } from './townhouses.ts';
import { shrub, TREES, type Tree, tree } from './tree.ts';
import { waterTank, windmill } from './yard.ts';

const elevationOf = (brief: Brief): Elevation => {
  const { type } = brief.subject;
  if (type === 'land') return emptyLot(brief);
  if (type === 'apartment') return apartments(brief);
  return type === 'townhouse' ? townhouses(brief) : house(brief);
};

const mirrored = (art: string): string => `<g transform="translate(${WIDTH} 0) scale(-1 1)">${art}</g>`;
const flip = (gap: Gap | null): Gap | null => (gap ? [WIDTH - gap[1], WIDTH - gap[0]] : null);

/** Drawn one way round; half of them stand the other way. */
const turned = (elevation: Elevation, isTurned: boolean): Elevation =>
  isTurned
    ? {
        art: mirrored(elevation.art),
        left: WIDTH - elevation.right,
        right: WIDTH - elevation.left,
        top: elevation.top,
        path: flip(elevation.path),
        drive: flip(elevation.drive),
      }
    : elevation;

const treeFor = ({ draws, subject }: Brief): Tree => {
  const kind = draws.weighted(TREES);
  return kind === 'palm' && !isSubtropical(subject)
    ? 'gum'
    : isSubtropical(subject) && kind === 'cypress'
      ? 'palm'
      : kind;
};

const backTrees = (brief: Brief): string =>
  Array.from({ length: brief.draws.integer(3, 6) }, () =>
    tree(
      treeFor(brief),
      brief.draws,
      [brief.draws.between(20, WIDTH - 20), GROUND],
      brief.draws.between(190, 330),
      brief.light,
    ),
  ).join('');

const clear = (x: number, gaps: readonly Gap[]): boolean =>
  gaps.every(([from, to]) => x < from - 26 || x > to + 26);

const bed = ({ draws, light }: Brief, { left, right }: Elevation, gaps: readonly Gap[]): string => {
  const places = Array.from({ length: draws.integer(5, 10) }, () => draws.between(left - 30, right + 30));
  return places
    .filter((x) => clear(x, gaps))
    .map((x) => shrub(draws, [x, GROUND + draws.between(4, 12)], draws.between(11, 21), light))
    .join('');
};

const frontTree = (brief: Brief, { left, right }: Elevation, gaps: readonly Gap[]): string => {
  const { draws, light } = brief;
  const x = draws.chance(0.5) ? left - draws.between(20, 70) : right + draws.between(20, 70);
  if (!clear(x, gaps) || x < 30 || x > WIDTH - 30) return '';
  return tree(treeFor(brief), draws, [x, GROUND + 34], draws.between(210, 340), light);
};

const letterbox = (x: number, { ink }: Brief['light'], fill: string): string =>
  rect(x, FRONT - 32, 7, 32, { fill: '#8d7c6c', edge: ink, line: 0.9 }) +
  polygon(
    [
      [x - 9, FRONT - 30],
      [x - 9, FRONT - 46],
      [x + 3, FRONT - 54],
      [x + 16, FRONT - 46],
      [x + 16, FRONT - 30],
    ],
    { fill, edge: ink, line: 1 },
  );

const castShadow = ({ light }: Brief, { left, right }: Elevation): string =>
  polygon(
    [
      [left + 20, GROUND],
      [right - 20, GROUND],
      [right + 22, GROUND + 22],
      [left + 62, GROUND + 22],
    ],
    { fill: light.shade, fade: 0.13 },
  );

const paddock = ({ light }: Brief): string => {
  const posts = Array.from({ length: 11 }, (_, index) => 20 + index * 92);
  const wires = [14, 26, 38].map(
    (up): Segment => [
      [0, 580 - up],
      [WIDTH, 580 - up],
    ],
  );
  return (
    strokes(wires, light.ink, 0.9) +
    posts.map((x) => rect(x, 532, 7, 50, { fill: '#bda98d', edge: light.ink, line: 0.9 })).join('')
  );
};

const fenceFor = ({ draws, style, subject }: Brief): Fence => {
  if (subject.type === 'apartment') return draws.pick(['hedge', 'none', 'brick'] as const);
  if (subject.type === 'land') return 'none';
  if (style === 'contemporary') return draws.pick(['slats', 'hedge', 'none', 'none'] as const);
  return draws.pick(FENCES);
};

export const streetView = (brief: Brief): string[] => {
  const { draws, light, subject, materials } = brief;
  const isRural = subject.type === 'rural';
  const elevation = turned(elevationOf(brief), subject.type !== 'land' && draws.chance(0.5));
  const gaps = [elevation.path, elevation.drive].flatMap((gap) => (gap ? [gap] : []));
  const kerbGaps = gaps.map(([from, to]): Gap => [from - 12, to + 12]);
  const far = hills(draws, light, isRural ? 170 : draws.between(30, 110));
  const frame = (parts: string[]): string[] => [sky(draws, light), closeUp(elevation, parts), sampleMark()];
  const doorX = elevation.path ? (elevation.path[0] + elevation.path[1]) / 2 : WIDTH / 2;
  if (isRural)
    return frame([
      far,
      backTrees(brief),
      track(draws, light, doorX),
      ...(draws.chance(0.6) ? [windmill([draws.between(70, 130), GROUND], 250, light)] : []),
      castShadow(brief, elevation),
      elevation.art,
      waterTank([Math.min(WIDTH - 90, elevation.right + 40), GROUND], light),
      bed(brief, elevation, gaps),
      groundLine(light),
      paddock(brief),
    ]);
  const water = has(subject, 'water views')
    ? rect(0, GROUND - 46, WIDTH, 46, { fill: '#b7d6de', edge: light.ink, line: 0.6 })
    : '';
  const box: Point[] = gaps.slice(0, 1).map(([, to]): Point => [to + 34, FRONT]);
  return frame([
    far,
    water,
    neighbours(draws, light),
    backTrees(brief),
    lawn(draws, light),
    street(draws, light),
    castShadow(brief, elevation),
    ...(elevation.drive ? [approach(...elevation.drive, light)] : []),
    ...(elevation.path ? [approach(...elevation.path, light, FRONT)] : []),
    elevation.art,
    bed(brief, elevation, gaps),
    groundLine(light),
    frontTree(brief, elevation, gaps),
    fence(fenceFor(brief), draws, FRONT, kerbGaps, materials, light),
    ...box.map(([x]) => letterbox(Math.min(x, WIDTH - 40), light, materials.accent)),
  ]);
};
