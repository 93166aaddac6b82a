import { readFileSync } from 'node:fs';
import type { Feature, LineString, Polygon } from 'geojson';
import { type DeltaLine, decodeLine } from './delta-lines.ts';
import type { Position } from './simplify-line.ts';
import { smoothRing } from './smooth-ring.ts';

type Source = {
  land: DeltaLine[];
  lakes: DeltaLine[];
  rivers: { level: number; lines: DeltaLine[] }[];
  borders: DeltaLine[];
};

export type Outlines = {
  land: Feature<Polygon>[];
  shore: Feature<LineString>[];
  lakes: Feature<Polygon>[];
  rivers: Feature<LineString>[];
  borders: Feature<LineString>[];
};

export function readOutlines(sourceFile: URL): Outlines {
  const source = JSON.parse(readFileSync(sourceFile, 'utf8')) as Source;
  const land = source.land.map((ring) => smoothRing(decodeLine(ring)));
  return {
    land: land.map(polygon),
    shore: land.map((ring) => line(ring)),
    lakes: source.lakes.map((ring) => polygon(smoothRing(decodeLine(ring)))),
    rivers: source.rivers.flatMap(({ level, lines }) =>
      lines.map((river) => line(decodeLine(river), { major: level <= 3 })),
    ),
    borders: source.borders.map((border) => line(decodeLine(border))),
  };
}

function polygon(ring: Position[]): Feature<Polygon> {
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring.map(([lng, lat]) => [lng, lat])] },
  };
}

function line(positions: Position[], properties: Record<string, boolean> = {}): Feature<LineString> {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: positions.map(([lng, lat]) => [lng, lat]) },
  };
}
