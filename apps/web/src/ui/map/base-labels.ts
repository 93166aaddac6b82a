import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { LABEL_FONT, STRONG_FONT, WATER_FONT } from './map-fonts.ts';
import type { MapPalette } from './palette.ts';

export function waterLabels(palette: MapPalette): SymbolLayerSpecification {
  return {
    id: 'water-names',
    type: 'symbol',
    source: 'water-names',
    filter: ['all', ['<=', ['get', 'fromZoom'], ['zoom']], ['>=', ['get', 'toZoom'], ['zoom']]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': WATER_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 10, 15],
      'text-letter-spacing': 0.06,
      'text-max-width': 7,
      'text-padding': 4,
    },
    paint: { 'text-color': palette.muted, 'text-halo-color': palette.water, 'text-halo-width': 1.6 },
  };
}

/** Capitals first, then cities, towns and, from the zoom their spacing allows, every locality. */
export function placeLabels(palette: MapPalette): SymbolLayerSpecification[] {
  const halo = { 'text-halo-color': palette.land, 'text-halo-width': 1.6 };
  return [
    {
      ...places('localities', ['==', ['get', 'rank'], 'locality']),
      minzoom: 6,
      layout: {
        ...NAME,
        'text-font': LABEL_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 7, 10, 12, 11.5, 14, 13],
        'text-padding': ['interpolate', ['linear'], ['zoom'], 8, 14, 12, 6],
      },
      paint: { 'text-color': palette.muted, ...halo },
    },
    {
      ...places('towns', ['match', ['get', 'rank'], ['city', 'town'], true, false]),
      layout: {
        ...NAME,
        'text-font': LABEL_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10.5, 8, 12, 12, 13.5],
        'text-padding': 6,
      },
      paint: { 'text-color': palette.muted, ...halo },
    },
    {
      ...places('capitals', ['==', ['get', 'rank'], 'capital']),
      maxzoom: 14,
      layout: {
        ...NAME,
        'text-font': STRONG_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11.5, 8, 14, 12, 16],
        'text-padding': 4,
      },
      paint: { 'text-color': palette.ink, ...halo },
    },
  ];
}

const NAME = {
  'text-field': ['get', 'name'] as ExpressionSpecification,
  'symbol-sort-key': ['get', 'order'] as ExpressionSpecification,
  'text-max-width': 8,
  'text-line-height': 1.15,
};

function places(id: string, filter: ExpressionSpecification) {
  return { id, type: 'symbol' as const, source: 'australia', 'source-layer': 'places', filter };
}
