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
      const extent = boxOf(coordinates[0] ?? []);
      if (crossesDateLine(extent) || !boxesMeet(extent, box)) continue;
      parts.push({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } });
    }
  }
  return parts;
}

/** Such a ring (one of Fiji's) would be drawn as a band around the globe; it lies outside our view. */
function crossesDateLine({ west, east }: Box): boolean {
  return east - west > 180;
}
