import type { FeatureCollection, Point } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { STRONG_FONT } from './map-fonts.ts';
import type { MapMark } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';
import { tagName } from './tag-image.ts';

export const MARKS_SOURCE = 'marks';
export const LIT_SOURCE = 'marks-lit';
/** Layers that answer the pointer with a mark. */
export const MARK_LAYERS = ['mark-tags', 'mark-dots', 'mark-groups'];

const IS_GROUP: ExpressionSpecification = ['>', ['get', 'count'], 1];
const IS_SINGLE: ExpressionSpecification = ['==', ['get', 'count'], 1];
const GROUP_RADIUS: ExpressionSpecification = ['step', ['get', 'count'], 14, 10, 17, 100, 20, 1000, 24];

export type MarkSet = { marks: readonly MapMark[]; lit: MapMark | null };

/** Groups as circles with their count, single ones as dots with a tag; a tag without room leaves its dot. */
export function markLayers({ marks, lit }: MarkSet, palette: MapPalette): StylePart {
  return {
    sources: {
      [MARKS_SOURCE]: { type: 'geojson', data: markCollection(marks) },
      [LIT_SOURCE]: { type: 'geojson', data: markCollection(lit ? [lit] : []) },
    },
    layers: [
      ...groupLayers(palette),
      dots('mark-dots', MARKS_SOURCE, palette),
      tags('mark-tags', MARKS_SOURCE, { fill: palette.surface, edge: palette.accent, ink: palette.ink }),
      dots('mark-lit-dot', LIT_SOURCE, palette),
      tags('mark-lit-tag', LIT_SOURCE, {
        fill: palette.accent,
        edge: palette.surface,
        ink: palette.onAccent,
      }),
    ],
  };
}

function groupLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'mark-groups',
      type: 'circle',
      source: MARKS_SOURCE,
      filter: IS_GROUP,
      paint: {
        'circle-color': palette.accentSoft,
        'circle-radius': GROUP_RADIUS,
        'circle-stroke-color': palette.accent,
        'circle-stroke-width': 1.25,
      },
    },
    {
      id: 'mark-counts',
      type: 'symbol',
      source: MARKS_SOURCE,
      filter: IS_GROUP,
      layout: {
        'text-field': ['get', 'countText'],
        'text-font': STRONG_FONT,
        'text-size': 12,
        'text-allow-overlap': true,
        // As much room as its circle: no name lies beneath it.
        'text-padding': 14,
      },
      paint: { 'text-color': palette.ink },
    },
  ];
}

function dots(id: string, source: string, palette: MapPalette): LayerSpecification {
  return {
    id,
    type: 'circle',
    source,
    filter: IS_SINGLE,
    paint: {
      'circle-color': palette.accent,
      'circle-radius': 4.5,
      'circle-stroke-color': palette.surface,
      'circle-stroke-width': 1.25,
    },
  };
}

function tags(
  id: string,
  source: string,
  colours: { fill: MapPalette['ink']; edge: MapPalette['ink']; ink: MapPalette['ink'] },
): SymbolLayerSpecification {
  const always = source === LIT_SOURCE;
  return {
    id,
    type: 'symbol',
    source,
    filter: IS_SINGLE,
    layout: {
      'icon-image': tagName(colours.fill, colours.edge),
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [2, 5, 2, 5],
      'icon-allow-overlap': always,
      'text-field': ['get', 'tag'],
      'text-font': STRONG_FONT,
      'text-size': 12,
      'text-anchor': 'bottom',
      'text-offset': [0, -0.85],
      'text-allow-overlap': always,
    },
    paint: { 'text-color': colours.ink },
  };
}

export function markCollection(marks: readonly MapMark[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: marks.map(({ id, lng, lat, tag, count }) => ({
      type: 'Feature',
      properties: { id, tag, count, countText: countText(count) },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

/** 8, 340, 1.2k, 26k */
export function countText(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 10 ? Number(thousands.toFixed(1)) : Math.round(thousands)}k`;
}
