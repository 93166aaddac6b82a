import type { LineLayerSpecification } from 'maplibre-gl';
import { mix } from './colour.ts';
import type { MapPalette } from './palette.ts';

/** How far each line lies from the shore at low, middle and street zoom, and how strongly it is drawn. */
const LINES = [
  { offsetPx: [1.6, 3.5, 5], strength: 0.75 },
  { offsetPx: [3.6, 8, 11], strength: 0.55 },
  { offsetPx: [6, 13.5, 18], strength: 0.38 },
  { offsetPx: [9, 20, 27], strength: 0.22 },
] as const;
const ZOOMS = [3, 9, 13] as const;
const HAIRLINE_PX = 0.8;

/**
 * Lines along the coast, as on an engraved chart. Each is a broad stroke of its colour with a slightly
 * narrower stroke of water over it, outermost first, and the land covers the inner half: so the lines are
 * true distances from the shore, with no loops in narrow inlets as an offset line would have.
 */
export function waterLining(source: string, palette: MapPalette): LineLayerSpecification[] {
  return LINES.toReversed().flatMap(({ offsetPx, strength }, i) => {
    const stroke = (part: string, color: string, growPx: number): LineLayerSpecification => ({
      id: `${source}-lining-${i}-${part}`,
      type: 'line',
      source,
      'source-layer': 'shore',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': color,
        // MapLibre's types count the stops one by one, and cannot those of a list.
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          ...ZOOMS.flatMap((zoom, step) => [zoom, 2 * ((offsetPx[step] ?? 0) + growPx)]),
        ] as unknown as number,
      },
    });
    return [
      stroke('line', mix(palette.water, palette.shore, strength), HAIRLINE_PX),
      stroke('water', palette.water, 0),
    ];
  });
}

/** How wide a river is drawn, as a share of one: its banks, a line along them, and the water between. */
const BANDS = [
  { part: 'bank', share: 1, strength: 1 },
  { part: 'edge', share: 1, strength: 0, lessPx: 2 },
  { part: 'lining', share: 0.6, strength: 0.45 },
  { part: 'middle', share: 0.6, strength: 0, lessPx: 1.6 },
] as const;
/** In the middle of a city a large river is some two hundred metres wide, another some forty. */
const RIVER_PX = { large: [1.2, 22, 88], small: [0.4, 5, 20] } as const;
const RIVER_ZOOMS = [9, 13, 15] as const;

/**
 * Our river lines are generalised: their banks show that there is a river and where it goes, not which lot it touches.
 */
export function riverWaters(palette: MapPalette, isPlain: boolean): LineLayerSpecification[] {
  return BANDS.filter(({ part }) => !isPlain || part === 'bank' || part === 'edge').map((band) => {
    const width = (size: keyof typeof RIVER_PX, at: number): number =>
      Math.max(0, (RIVER_PX[size][at] ?? 0) * band.share - ('lessPx' in band ? band.lessPx : 0));
    return {
      id: `rivers-${band.part}`,
      type: 'line',
      source: 'australia',
      'source-layer': 'rivers',
      minzoom: 8.5,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': mix(palette.water, palette.shore, band.strength),
        'line-width': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          ...RIVER_ZOOMS.flatMap((zoom, at) => [
            zoom,
            ['case', ['get', 'major'], width('large', at), width('small', at)],
          ]),
        ] as unknown as number,
      },
    };
  });
}
