import { readFileSync } from 'node:fs';
import type { Feature, LineString, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, boxesMeet, boxOf } from './tile-grid.ts';

/** Land that the detailed outlines already hold. */
const DETAILED = new Set(['Australia', 'Ashmore and Cartier Is.', 'Coral Sea Is.']);

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export type Neighbours = { land: Feature<Polygon>[]; shore: Feature<LineString>[] };

/** Coarse land around Australia, so that at low zoom the coast does not end in an empty sea. */
export function readNeighbours(worldAtlasFile: string, box: Box): Neighbours {
  const topology = JSON.parse(readFileSync(worldAtlasFile, 'utf8')) as Countries;
  const others: GeometryCollection<{ name: string }> = {
    type: 'GeometryCollection',
    geometries: topology.objects.countries.geometries.filter(
      ({ properties }) => !(properties && 'name' in properties && DETAILED.has(properties.name)),
    ),
  };
  const coastOnly = mesh(topology, others, (a, b) => a === b);
  const polygons = feature(topology, others).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return {
    land: polygons
      .filter(([ring = []]) => isDrawn(ring, box))
      .map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates },
      })),
    shore: coastOnly.coordinates
      .filter((line) => isDrawn(line, box))
      .map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates },
      })),
  };
}

/** A ring over the date line (one of Fiji's) would be drawn as a band around the globe. */
function isDrawn(line: number[][], box: Box): boolean {
  const extent = boxOf(line);
  return extent.east - extent.west < 180 && boxesMeet(extent, box);
}
