import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { hatchName } from './hatch.ts';
import type { HatchGrade, MapGradedTiles } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';

const SEVERITY = ['get', 'severity'] as const;

/** From afar an area is smaller than its hatch: there its colour alone is drawn, and stronger. */
const HATCHED_FROM_ZOOM = 8;
const GROUND: Record<HatchGrade, { afar: number; near: number }> = {
  1: { afar: 0.3, near: 0.07 },
  2: { afar: 0.45, near: 0.14 },
  3: { afar: 0.65, near: 0.24 },
};
const groundOpacity = (grade: HatchGrade): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  7,
  GROUND[grade].afar,
  10,
  GROUND[grade].near,
];

type Band = { name: string; grade: HatchGrade; filter: FilterSpecification };

/** What stands exactly on a threshold belongs below it. */
const bandsOf = ({ caution, danger }: MapGradedTiles['above']): readonly Band[] => [
  { name: 'low', grade: 1, filter: ['<=', [...SEVERITY], caution] },
  {
    name: 'medium',
    grade: 2,
    filter: ['all', ['>', [...SEVERITY], caution], ['<=', [...SEVERITY], danger]],
  },
  { name: 'high', grade: 3, filter: ['>', [...SEVERITY], danger] },
];

/** Mapped areas in the colour of their kind, under its hatch: closer, and on darker ground, where it is worse. */
export function gradedTileLayers(tiles: readonly MapGradedTiles[], palette: MapPalette): StylePart {
  return {
    sources: Object.fromEntries(
      tiles.map(({ id, url, maxZoom }) => [
        sourceOf(id),
        { type: 'vector', tiles: [url], minzoom: 3, maxzoom: maxZoom },
      ]),
    ),
    layers: tiles.flatMap(({ id, hatch, above }) =>
      bandsOf(above).flatMap(({ name, grade, filter }): LayerSpecification[] => {
        const from = { source: sourceOf(id), 'source-layer': 'areas', filter };
        const key = `${sourceOf(id)}-${name}`;
        return [
          {
            ...from,
            id: `${key}-ground`,
            type: 'fill',
            paint: {
              'fill-color': palette[hatch],
              'fill-opacity': groundOpacity(grade),
              'fill-antialias': false,
            },
          },
          {
            ...from,
            id: `${key}-hatch`,
            type: 'fill',
            minzoom: HATCHED_FROM_ZOOM,
            paint: { 'fill-pattern': hatchName(hatch, grade, palette[hatch]), 'fill-opacity': 0.75 },
          },
          {
            ...from,
            id: `${key}-edge`,
            type: 'line',
            minzoom: HATCHED_FROM_ZOOM,
            paint: { 'line-color': palette[hatch], 'line-width': 1 },
          },
        ];
      }),
    ),
  };
}

function sourceOf(id: string): string {
  return `hatch-tiles-${id}`;
}
