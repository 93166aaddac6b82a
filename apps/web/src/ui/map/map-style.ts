import type { StyleSpecification } from 'maplibre-gl';
import { baseMap } from './base-map.ts';
import { distanceRings, RINGS } from './distance-rings.ts';
import { gradedTileLayers } from './graded-tile-layers.ts';
import { hatchedLayers } from './hatched-layers.ts';
import type { MapGradedTiles, MapLayer, MapPosition, MapSubject, MapTiles } from './map-model.ts';
import { type MarkSet, markLayers } from './mark-layers.ts';
import type { MapPalette } from './palette.ts';
import { type PointSet, pointLayers } from './point-layers.ts';
import { joinParts, type StylePart } from './style-part.ts';
import { subjectRoom, type TagSide } from './subject-room.ts';

export type MapContent = {
  layers: readonly MapLayer[];
  gradedTiles?: readonly MapGradedTiles[];
  points: PointSet;
  marks?: MarkSet | undefined;
  /** From where distances are drawn. */
  around?: MapPosition | undefined;
  /** Whose mark lies over the map, and on which side its name is. */
  marked?: { subject: MapSubject; side: TagSide } | undefined;
  tiles?: MapTiles | undefined;
  /** Without what is only beautiful, for those who draw in software. */
  isPlain?: boolean;
};

/** The whole style as a function of what is shown: MapLibre applies the difference to the last one. */
export function mapStyle(content: MapContent, palette: MapPalette, origin: string): StyleSpecification {
  const ground = baseMap(palette, origin, content.isPlain);
  const own = overlay(content, palette);
  const { sources, layers } = joinParts(
    content.tiles?.kind === 'raster'
      ? [ground, rasterTiles(content.tiles), own]
      : [beneathLabels(ground, own)],
  );
  return { version: 8, sources, layers, transition: { duration: 0, delay: 0 } };
}

/** Hatched areas and points alone, to lay over a style that comes from elsewhere. */
export function overlayStyle(content: MapContent, palette: MapPalette): StyleSpecification {
  return { version: 8, ...overlay(content, palette) };
}

function overlay(
  { layers, gradedTiles = [], points, marks, around, marked }: MapContent,
  palette: MapPalette,
): StylePart {
  return joinParts([
    ...(around ? [distanceRings(around, palette)] : []),
    gradedTileLayers(gradedTiles, palette),
    hatchedLayers(layers, palette),
    pointLayers(points, palette),
    ...(marks ? [markLayers(marks, palette)] : []),
    // The last of them is the first to get its room.
    ...(marked ? [subjectRoom(marked.subject, marked.side, palette)] : []),
  ]);
}

/** Hatches and rings go under the names of places, points over them. */
function beneathLabels(ground: StylePart, own: StylePart): StylePart {
  const isLabel = (layer: { type: string }) => layer.type === 'symbol';
  const isGround = (layer: { id: string }) => layer.id.startsWith('hatch-') || layer.id.startsWith(RINGS);
  return {
    sources: { ...ground.sources, ...own.sources },
    layers: [
      ...ground.layers.filter((layer) => !isLabel(layer)),
      ...own.layers.filter(isGround),
      ...ground.layers.filter(isLabel),
      ...own.layers.filter((layer) => !isGround(layer)),
    ],
  };
}

function rasterTiles({ url, maxZoom = 19 }: Extract<MapTiles, { kind: 'raster' }>): StylePart {
  return {
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: maxZoom } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}
