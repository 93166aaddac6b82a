import type { LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { baseLabels } from './base-labels.ts';
import {
  DETAIL_MAX_ZOOM,
  DETAIL_REGION,
  SURROUNDINGS_MAX_ZOOM,
  SURROUNDINGS_REGION,
} from './base-map-regions.ts';
import { mix } from './colour.ts';
import type { MapBounds } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';
import { riverWaters, waterLining } from './water-lining.ts';

const FOLDER = '/basemap';

/** Our own plan of Australia: land, water with lining (unless plain), rivers, state borders, names. Never streets. */
export function baseMap(palette: MapPalette, origin: string, isPlain = false): StylePart {
  return {
    sources: {
      surroundings: {
        type: 'vector',
        tiles: [`${origin}${FOLDER}/surroundings/{z}/{x}/{y}.pbf`],
        bounds: boundsOf(SURROUNDINGS_REGION),
        maxzoom: SURROUNDINGS_MAX_ZOOM,
      },
      australia: {
        type: 'vector',
        tiles: [`${origin}${FOLDER}/australia/{z}/{x}/{y}.pbf`],
        bounds: boundsOf(DETAIL_REGION),
        maxzoom: DETAIL_MAX_ZOOM,
      },
      'area-names': { type: 'geojson', data: `${origin}${FOLDER}/area-names.json` },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
      ...(isPlain ? [] : [...waterLining('surroundings', palette), ...waterLining('australia', palette)]),
      ground('surroundings', mix(palette.land, palette.water, 0.35)),
      ground('australia', palette.land),
      lake(palette),
      river(palette),
      ...riverWaters(palette, isPlain),
      border(palette),
      shore('surroundings', mix(palette.shore, palette.water, 0.45)),
      shore('australia', palette.shore),
      ...baseLabels(palette),
    ],
  };
}

function boundsOf({ west, south, east, north }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

function ground(source: string, color: string): LayerSpecification {
  return {
    id: `${source}-land`,
    type: 'fill',
    source,
    'source-layer': 'land',
    paint: { 'fill-color': color, 'fill-antialias': false },
  };
}

function shore(source: string, color: string): LineLayerSpecification {
  return {
    id: `${source}-shore`,
    type: 'line',
    source,
    'source-layer': 'shore',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.7, 9, 1, 13, 1.3],
    },
  };
}

function lake(palette: MapPalette): LayerSpecification {
  return {
    id: 'lakes',
    type: 'fill',
    source: 'australia',
    'source-layer': 'lakes',
    paint: { 'fill-color': palette.water, 'fill-outline-color': palette.shore },
  };
}

/** From afar a line; from near, `riverWaters` are its banks. */
function river(palette: MapPalette): LineLayerSpecification {
  return {
    id: 'rivers',
    type: 'line',
    source: 'australia',
    'source-layer': 'rivers',
    minzoom: 4,
    maxzoom: 10,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': mix(palette.land, palette.shore, 0.85),
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, ['case', ['get', 'major'], 0.7, 0.3], 9, 1.2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 8.5, 1, 10, 0],
    },
  };
}

function border(palette: MapPalette): LineLayerSpecification {
  return {
    id: 'borders',
    type: 'line',
    source: 'australia',
    'source-layer': 'borders',
    maxzoom: 12,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.faint, 'line-width': 0.8, 'line-dasharray': [6, 3, 1, 3] },
  };
}
