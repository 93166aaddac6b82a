import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { hatchName } from './hatch.ts';
import type { HatchGrade, MapGradedTiles } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';

const SEVERITY = ['get', 'severity'] as const;

/** From afar an area is smaller than its hatch: there its colour alone is drawn, and stronger. */
const HATCHED_FROM_ZOOM = 8;
const GROUND_OPACITY: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 7, 0.55, 10, 0.1];

type Band = {
  name: string;
  grade: HatchGrade;
  colour: 'positive' | 'caution' | 'danger';
  filter: FilterSpecification;
};

/** What stands exactly on a threshold belongs below it. */
const bandsOf = ({ caution, danger }: MapGradedTiles['above']): readonly Band[] => [
  { name: 'low', grade: 1, colour: 'positive', filter: ['<=', [...SEVERITY], caution] },
  {
    name: 'medium',
    grade: 2,
    colour: 'caution',
    filter: ['all', ['>', [...SEVERITY], caution], ['<=', [...SEVERITY], danger]],
  },
  { name: 'high', grade: 3, colour: 'danger', filter: ['>', [...SEVERITY], danger] },
];

/** Mapped areas in the colour of their band, under their own hatch. */
export function gradedTileLayers(tiles: readonly MapGradedTiles[], palette: MapPalette): StylePart {
  return {
    sources: Object.fromEntries(
      tiles.map(({ id, url, maxZoom }) => [
        sourceOf(id),
        { type: 'vector', tiles: [url], minzoom: 3, maxzoom: maxZoom },
      ]),
    ),
    layers: tiles.flatMap(({ id, hatch, above }) =>
      bandsOf(above).flatMap(({ name, grade, colour, filter }): LayerSpecification[] => {
        const from = { source: sourceOf(id), 'source-layer': 'areas', filter };
        const key = `${sourceOf(id)}-${name}`;
        return [
          {
            ...from,
            id: `${key}-ground`,
            type: 'fill',
            paint: { 'fill-color': palette[colour], 'fill-opacity': GROUND_OPACITY, 'fill-antialias': false },
          },
          {
            ...from,
            id: `${key}-hatch`,
            type: 'fill',
            minzoom: HATCHED_FROM_ZOOM,
            paint: { 'fill-pattern': hatchName(hatch, grade, palette[colour]), 'fill-opacity': 0.75 },
          },
          {
            ...from,
            id: `${key}-edge`,
            type: 'line',
            minzoom: HATCHED_FROM_ZOOM,
            paint: { 'line-color': palette[colour], 'line-width': 1 },
          },
        ];
      }),
    ),
  };
}

function sourceOf(id: string): string {
  return `hatch-tiles-${id}`;
}
