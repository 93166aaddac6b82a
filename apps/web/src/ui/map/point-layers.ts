import type { FeatureCollection, Point } from 'geojson';
import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { STRONG_FONT } from './map-fonts.ts';
import type { MapPoint } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';
import { tagName } from './tag-image.ts';

export const POINTS_SOURCE = 'points';
export const CLUSTER_LAYER = 'clusters';
/** Layers that answer a click with a point. */
export const POINT_LAYERS = ['points-numbers', 'points', 'points-selected'];

const CLUSTER_RADIUS_PX = 46;
const CLUSTER_MAX_ZOOM = 13;
const IS_CLUSTER: ExpressionSpecification = ['has', 'point_count'];
const IS_NUMBERED: ExpressionSpecification = ['has', 'number'];

export type PointSet = { points: readonly MapPoint[]; selectedId?: string | undefined; clustered: boolean };

/** Points, their clusters, and the selected one, which stands apart so that no cluster swallows it. */
export function pointLayers({ points, selectedId, clustered }: PointSet, palette: MapPalette): StylePart {
  const selected = points.filter((point) => point.id === selectedId);
  const others = selected.length > 0 ? points.filter((point) => point.id !== selectedId) : points;
  return {
    sources: {
      [POINTS_SOURCE]: {
        type: 'geojson',
        data: collectionOf(others),
        ...(clustered
          ? { cluster: true, clusterRadius: CLUSTER_RADIUS_PX, clusterMaxZoom: CLUSTER_MAX_ZOOM }
          : {}),
      },
      'points-selected': { type: 'geojson', data: collectionOf(selected) },
    },
    layers: [
      ...clusterLayers(palette),
      circles('points', POINTS_SOURCE, palette, false),
      numbers('points-numbers', POINTS_SOURCE, {
        fill: palette.surface,
        edge: palette.ink,
        ink: palette.ink,
      }),
      circles('points-selected', 'points-selected', palette, true),
      numbers('points-selected-numbers', 'points-selected', {
        fill: palette.accent,
        edge: palette.surface,
        ink: palette.onAccent,
      }),
    ],
  };
}

function clusterLayers(palette: MapPalette): LayerSpecification[] {
  const radius: ExpressionSpecification = ['step', ['get', 'point_count'], 12, 10, 14, 100, 17, 1000, 21];
  return [
    {
      id: CLUSTER_LAYER,
      type: 'circle',
      source: POINTS_SOURCE,
      filter: IS_CLUSTER,
      paint: {
        'circle-color': palette.accentSoft,
        'circle-radius': radius,
        'circle-stroke-color': palette.accent,
        'circle-stroke-width': 1.25,
      },
    },
    {
      id: 'clusters-count',
      type: 'symbol',
      source: POINTS_SOURCE,
      filter: IS_CLUSTER,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': STRONG_FONT,
        'text-size': 11,
        'text-allow-overlap': true,
        'text-padding': 12,
      },
      paint: { 'text-color': palette.ink },
    },
  ];
}

function circles(id: string, source: string, palette: MapPalette, filled: boolean): CircleLayerSpecification {
  const tone: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    'positive',
    palette.positive,
    'caution',
    palette.caution,
    'danger',
    palette.danger,
    'neutral',
    palette.muted,
    palette.accent,
  ];
  return {
    id,
    type: 'circle',
    source,
    filter: ['!', IS_CLUSTER],
    paint: {
      'circle-radius': ['case', IS_NUMBERED, 3, filled ? 8 : 5],
      'circle-color': filled ? palette.accent : ['case', IS_NUMBERED, palette.ink, tone],
      'circle-stroke-color': palette.surface,
      'circle-stroke-width': filled ? 2.5 : 1.25,
    },
  };
}

/** Where a number may be: on its place, else beside it, else a little farther. Without room anywhere its dot is left. */
const PLACES: NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset'] = [
  'center',
  [0, 0],
  'bottom',
  [0, -0.8],
  'top',
  [0, 0.8],
  'left',
  [0.8, 0],
  'right',
  [-0.8, 0],
  'bottom-left',
  [0.7, -0.7],
  'top-right',
  [-0.7, 0.7],
  'bottom-right',
  [-0.7, -0.7],
  'top-left',
  [0.7, 0.7],
  'bottom',
  [0, -2],
  'top',
  [0, 2],
  'left',
  [2.2, 0],
  'right',
  [-2.2, 0],
];

function numbers(
  id: string,
  source: string,
  { fill, edge, ink }: { fill: MapPalette['ink']; edge: MapPalette['ink']; ink: MapPalette['ink'] },
): LayerSpecification {
  const always = source !== POINTS_SOURCE;
  return {
    id,
    type: 'symbol',
    source,
    filter: ['all', ['!', IS_CLUSTER], IS_NUMBERED],
    layout: {
      'text-field': ['to-string', ['get', 'number']],
      'text-font': STRONG_FONT,
      'text-size': 11,
      'icon-image': tagName(fill, edge),
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [1, 4, 1, 4],
      'icon-allow-overlap': always,
      'text-allow-overlap': always,
      ...(always ? {} : { 'text-variable-anchor-offset': PLACES, 'symbol-sort-key': ['get', 'number'] }),
    },
    paint: { 'text-color': ink },
  };
}

function collectionOf(points: readonly MapPoint[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, lng, lat, number, tone }) => ({
      type: 'Feature',
      properties: { id, tone: tone ?? 'accent', ...(number === undefined ? {} : { number }) },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}
