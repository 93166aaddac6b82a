import type { FeatureCollection, Point } from 'geojson';
import type { CircleLayerSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { STRONG_FONT } from './map-fonts.ts';
import type { MapPoint } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';

export const POINTS_SOURCE = 'points';
export const CLUSTER_LAYER = 'clusters';
/** Layers that answer a click with a point. */
export const POINT_LAYERS = ['points', 'points-selected'];

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
      numbers('points-numbers', POINTS_SOURCE, palette.ink),
      circles('points-selected', 'points-selected', palette, true),
      numbers('points-selected-numbers', 'points-selected', palette.onAccent),
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
      'circle-radius': ['case', IS_NUMBERED, filled ? 11 : 9.5, filled ? 8 : 5],
      'circle-color': filled ? palette.accent : ['case', IS_NUMBERED, palette.surface, tone],
      'circle-stroke-color': filled ? palette.surface : ['case', IS_NUMBERED, palette.ink, palette.surface],
      'circle-stroke-width': ['case', IS_NUMBERED, filled ? 2 : 1.4, filled ? 2.5 : 1.25],
    },
  };
}

function numbers(id: string, source: string, color: string): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: ['all', ['!', IS_CLUSTER], IS_NUMBERED],
    layout: {
      'text-field': ['to-string', ['get', 'number']],
      'text-font': STRONG_FONT,
      'text-size': 11,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': color },
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
