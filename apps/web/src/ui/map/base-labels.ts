import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { LABEL_FONT, QUIET_FONT, STRONG_FONT, WATER_FONT } from './map-fonts.ts';
import type { MapPalette } from './palette.ts';

/** From the least to the most important: where two labels would meet, the later one stays. */
export function baseLabels(palette: MapPalette): SymbolLayerSpecification[] {
  return [localities(palette), waters(palette), states(palette), towns(palette), capitals(palette)];
}

const NAME: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'name'],
  'text-max-width': 8,
  'text-line-height': 1.15,
};

/** A place's name gives way to what lies on it: it stands below or above. */
const GIVES_WAY: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor-offset': ['center', [0, 0], 'top', [0, 2.2], 'bottom', [0, -2.2]],
};

/** MapLibre's types count the stops one by one, and cannot those of a list. */
function byZoom(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}

function ink(color: string, halo: string): SymbolLayerSpecification['paint'] {
  return { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.6 };
}

function waters(palette: MapPalette): SymbolLayerSpecification {
  return {
    ...areas('waters', 'water'),
    layout: {
      ...NAME,
      'text-font': WATER_FONT,
      'text-size': byZoom(3, 12, 10, 15),
      'text-letter-spacing': 0.06,
      'text-padding': 4,
    },
    paint: ink(palette.muted, palette.water),
  };
}

function states(palette: MapPalette): SymbolLayerSpecification {
  return {
    ...areas('states', 'state'),
    layout: {
      ...NAME,
      'text-font': QUIET_FONT,
      'text-size': byZoom(3, 10.5, 6, 14),
      'text-letter-spacing': 0.1,
    },
    paint: ink(palette.muted, palette.land),
  };
}

function localities(palette: MapPalette): SymbolLayerSpecification {
  return {
    ...places('localities', ['==', ['get', 'rank'], 'locality']),
    minzoom: 7,
    layout: {
      ...NAME,
      ...GIVES_WAY,
      'symbol-sort-key': ['get', 'order'],
      'text-font': QUIET_FONT,
      'text-size': byZoom(7, 10, 12, 11.5, 14, 13),
      'text-padding': byZoom(8, 14, 12, 6),
    },
    paint: ink(palette.muted, palette.land),
  };
}

function towns(palette: MapPalette): SymbolLayerSpecification {
  return {
    ...places('towns', ['match', ['get', 'rank'], ['city', 'town'], true, false]),
    layout: {
      ...NAME,
      ...GIVES_WAY,
      'symbol-sort-key': ['get', 'order'],
      'text-font': LABEL_FONT,
      'text-size': byZoom(4, 10.5, 8, 12, 12, 13.5),
      'text-padding': 6,
    },
    paint: ink(palette.muted, palette.land),
  };
}

function capitals(palette: MapPalette): SymbolLayerSpecification {
  return {
    ...places('capitals', ['==', ['get', 'rank'], 'capital']),
    maxzoom: 14,
    layout: {
      ...NAME,
      ...GIVES_WAY,
      'text-font': STRONG_FONT,
      'text-size': byZoom(3, 11.5, 8, 14, 12, 16),
      'text-padding': 4,
    },
    paint: ink(palette.ink, palette.land),
  };
}

function places(id: string, filter: ExpressionSpecification) {
  return { id, type: 'symbol' as const, source: 'australia', 'source-layer': 'places', filter };
}

function areas(id: string, kind: string) {
  const filter: ExpressionSpecification = [
    'all',
    ['==', ['get', 'kind'], kind],
    ['<=', ['get', 'fromZoom'], ['zoom']],
    ['>=', ['get', 'toZoom'], ['zoom']],
  ];
  return { id, type: 'symbol' as const, source: 'area-names', filter };
}
