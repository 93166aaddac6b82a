/**
 * Writes the outline of Australia's land by which imported coordinates are checked, from Natural Earth (public domain):
 * `node scripts/data-imports/cut-land.ts`. The result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { encodeLine } from '../basemap/delta-lines.ts';
import { type Position, simplifyRing } from '../basemap/simplify-line.ts';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const TERRITORIES = new Set([
  'Australia',
  'Norfolk Island',
  'Christmas Island',
  'Cocos Islands',
  'Indian Ocean Ter.',
]);
/** About 400 m: the check allows for kilometres. */
const TOLERANCE_DEGREES = 0.004;

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Countries;
const rings = feature(topology, topology.objects.countries)
  .features.filter(({ properties }) => TERRITORIES.has(properties.name))
  .flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  })
  .map((ring) => encodeLine(simplifyRing(ring as unknown as Position[], TOLERANCE_DEGREES)));
writeFileSync(
  new URL('../../apps/server/src/slices/data-imports/position/land.json', import.meta.url),
  `[\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]\n`,
);
