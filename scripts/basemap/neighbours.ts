import { readFileSync } from 'node:fs';
import type { Feature, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, boxesMeet, boxOf } from './tile-grid.ts';

/** Land that the detailed outlines already hold. */
const DETAILED = new Set(['Australia', 'Ashmore and Cartier Is.', 'Coral Sea Is.']);

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Coarse land around Australia, so that at low zoom the coast does not end in an empty sea. */
export function readNeighbours(worldAtlasFile: string, box: Box): Feature<Polygon>[] {
  const topology = JSON.parse(readFileSync(worldAtlasFile, 'utf8')) as Countries;
  const parts: Feature<Polygon>[] = [];
  for (const country of feature(topology, topology.objects.countries).features) {
    if (DETAILED.has(country.properties.name)) continue;
    const { geometry } = country;
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const coordinates of polygons) {
      if (!boxesMeet(boxOf(coordinates[0] ?? []), box)) continue;
      parts.push({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } });
    }
  }
  return parts;
}
