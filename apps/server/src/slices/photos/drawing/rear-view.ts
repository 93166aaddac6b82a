import { apartments } from './apartments.ts';
import { closeUp } from './close-up.ts';
import { type Brief, type Elevation, STOREY } from './elevation.ts';
import { emptyLot } from './empty-lot.ts';
import { palings } from './fence.ts';
import { frameOf, spread } from './houses/frame.ts';
import { sampleMark } from './mark.ts';
import { windowIn } from './opening.ts';
import { type RoofForm, roof, solarPanels } from './roof.ts';
import { GROUND, groundLine, hills, lawn, sky } from './setting.ts';
import { has } from './subject.ts';
import { HEIGHT, polygon, rect, type Segment, steps, strokes, WIDTH } from './svg.ts';
import { shrub, tree } from './tree.ts';
import { shadeBelow, wall } from './wall.ts';
import { clothesHoist, pool, shed } from './yard.ts';

const pergola = (x: number, width: number, { light, materials }: Brief): string => {
  const top = GROUND - 92;
  const rafters = steps(x - 6, x + width, 18);
  return (
    rect(x, top, width, 86, { fill: light.shade, fade: 0.14 }) +
    [x + 4, x + width / 2, x + width - 10]
      .map((post) => rect(post, top, 7, 92, { fill: materials.trim, edge: light.ink, line: 1 }))
      .join('') +
    rect(x - 12, top - 4, width + 24, 8, { fill: materials.trim, edge: light.ink, line: 1.1 }) +
    rafters
      .map((left) => rect(left, top - 12, 6, 9, { fill: materials.trim, edge: light.ink, line: 0.8 }))
      .join('')
  );
};

const deck = (x: number, width: number, { light }: Brief): string => {
  const boards = steps(GROUND + 6, GROUND + 24, 6).map(
    (row): Segment => [
      [x - 16, row],
      [x + width + 16, row],
    ],
  );
  return (
    polygon(
      [
        [x, GROUND],
        [x + width, GROUND],
        [x + width + 22, GROUND + 28],
        [x - 22, GROUND + 28],
      ],
      { fill: '#d3b993', edge: light.ink, line: 1.1 },
    ) + strokes(boards, light.ink, 0.8, 0.4)
  );
};

const rearRoof = ({ style, draws }: Brief): RoofForm => {
  if (style === 'contemporary') return draws.pick(['parapet', 'gable'] as const);
  return style === 'bungalow' ? 'ridge' : 'hip';
};

const rearOfHouse = (brief: Brief): Elevation => {
  const { draws, materials, light, style, subject, storeys } = brief;
  const { x, width, right } = frameOf(brief);
  const eaves = GROUND - STOREY * storeys;
  const rise = draws.between(62, 92);
  const doorsWidth = draws.between(120, 170);
  const doorsX = x + (width - doorsWidth) * draws.between(0.12, 0.88);
  const doors = { x: doorsX, y: GROUND - 80, width: doorsWidth, height: 78 };
  const form = rearRoof(brief);
  const beside =
    doorsX - x > right - doorsX - doorsWidth
      ? ([x + 8, doorsX - 8] as const)
      : ([doorsX + doorsWidth + 8, right - 8] as const);
  const art = [
    wall({ x, y: eaves, width, height: GROUND - eaves }, materials.wall, materials.finish, light),
    roof(
      {
        x: form === 'parapet' ? x : x - 16,
        y: eaves,
        width: form === 'parapet' ? width : width + 32,
        rise: form === 'parapet' ? 22 : rise,
      },
      form,
      materials,
      light,
    ),
    ...(has(subject, 'solar panels') && form !== 'parapet'
      ? [solarPanels(x + width * 0.4, eaves - rise * 0.28, 4, light)]
      : []),
    shadeBelow({ x, y: eaves + 4, width, height: 0 }, 10, light),
    ...Array.from({ length: storeys - 1 }, (_, level) =>
      spread(x + 10, right - 10, 3, 58)
        .map((left) =>
          windowIn(
            { x: left, y: eaves + level * STOREY + 24, width: 58, height: 48 },
            style,
            materials,
            light,
          ),
        )
        .join(''),
    ),
    windowIn(doors, 'contemporary', materials, light),
    ...spread(beside[0], beside[1], beside[1] - beside[0] > 170 ? 2 : 1, 50).map((left) =>
      windowIn({ x: left, y: GROUND - 72, width: 50, height: 38 }, style, materials, light),
    ),
    has(subject, 'outdoor entertaining area') || draws.chance(0.45)
      ? pergola(doorsX - 24, doorsWidth + 48, brief)
      : '',
    deck(doorsX - 20, doorsWidth + 40, brief),
  ].join('');
  return { art, left: x, right, top: eaves - rise, path: null, drive: null };
};

/** A block of flats or bare land looks much the same from behind; a house does not. */
const rearElevation = (brief: Brief): Elevation => {
  if (brief.subject.type === 'apartment') return apartments(brief);
  return brief.subject.type === 'land' ? emptyLot(brief) : rearOfHouse(brief);
};

/** The same house from its garden: what the lot is lived in for. */
export const rearView = (brief: Brief): string[] => {
  const { draws, light, subject } = brief;
  const isOpen = subject.type === 'rural' || subject.type === 'land';
  const elevation = rearElevation(brief);
  const { art, left, right } = elevation;
  const kinds = draws.shuffled(['gum', 'jacaranda', 'lillypilly'] as const);
  const hasPool = subject.type !== 'land' && (has(subject, 'swimming pool') || has(subject, 'shared pool'));
  const parts = [
    hills(draws, light, draws.between(40, 120)),
    ...kinds.map((kind, index) =>
      tree(kind, draws, [70 + index * 400 + draws.between(-40, 40), GROUND], draws.between(200, 320), light),
    ),
    lawn(draws, light, HEIGHT),
    ...(isOpen
      ? []
      : [palings(0, left - 6, GROUND, 74, light), palings(right + 6, WIDTH, GROUND, 74, light)]),
    ...(has(subject, 'shed') && subject.type !== 'land'
      ? [shed([Math.max(8, left - 150), GROUND + 6], light)]
      : []),
    art,
    groundLine(light),
    ...Array.from({ length: draws.integer(4, 8) }, () => {
      const place = draws.between(0, 1);
      const at =
        place < 0.5
          ? draws.between(16, Math.max(30, left - 20))
          : draws.between(Math.min(930, right + 20), 944);
      return shrub(draws, [at, GROUND + draws.between(6, 20)], draws.between(13, 26), light);
    }),
    ...(hasPool ? [pool(draws.between(150, 250), draws.between(560, 680), GROUND + 68, light)] : []),
    ...(!hasPool && !isOpen && subject.type !== 'apartment'
      ? [clothesHoist([draws.between(130, 320), GROUND + 66], light)]
      : []),
  ];
  return [sky(draws, light), closeUp(elevation, parts), sampleMark()];
};
