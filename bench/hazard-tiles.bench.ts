/**
 * Milliseconds (p95) to cut and encode a tile from 100,000 areas, none of them cached, and the largest tile in bytes:
 * over every zoom, where areas are.
 */
import { encodeTile } from '../apps/server/src/slices/hazards/encode-tile.ts';
import { openHazardIndex } from '../packages/engine/src/hazard/hazard-index.ts';
import { makeShape } from '../packages/engine/src/hazard/shape/shape.ts';
import { cutTile } from '../packages/engine/src/hazard/tile/cut-tile.ts';
import { madeUpAreas, madeUpPlaces } from './lib/made-up-areas.ts';
import { settle } from './lib/verdict.ts';

const AREAS = 100_000;
const TILES_PER_ZOOM = 40;
const DEEPEST_ZOOM = 14;
const TARGET_MS = 50;
const TARGET_BYTES = 200_000;

const areas = madeUpAreas(AREAS);
const index = openHazardIndex(
  [
    {
      id: 'made-up',
      kind: 'flood',
      name: 'Made up',
      source: 'Bench',
      licence: '-',
      surveyedOn: '2026-01-01',
      method: '-',
      resolutionMetres: 10,
      screening: false,
      sample: true,
      form: 'areas',
      areas: areas.map(({ ring, severity }) => ({ shape: makeShape('area', [ring]), severity })),
      coverage: [],
    },
  ],
  '2026-11-01',
);

const addressAt = ({ longitude, latitude }: { longitude: number; latitude: number }, z: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    z,
    x: Math.floor(((longitude + 180) / 360) * 2 ** z),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z),
  };
};

const takenMs: number[] = [];
let largest = 0;
for (let z = 0; z <= DEEPEST_ZOOM; z++) {
  const ofZoom: number[] = [];
  let bytes = 0;
  for (const place of madeUpPlaces(areas, TILES_PER_ZOOM)) {
    const from = performance.now();
    const tile = encodeTile(cutTile(index.layersOf('flood'), addressAt(place, z)));
    ofZoom.push(performance.now() - from);
    bytes = Math.max(bytes, tile.byteLength);
  }
  largest = Math.max(largest, bytes);
  console.log(`zoom ${z}: at most ${Math.max(...ofZoom).toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`);
  takenMs.push(...ofZoom);
}
takenMs.sort((a, b) => a - b);
const p95 = takenMs[Math.floor(0.95 * takenMs.length)] ?? Infinity;
console.log(`largest tile: ${(largest / 1000).toFixed(0)} kB (at most ${TARGET_BYTES / 1000})`);
settle({ name: 'hazard-tiles', value: p95, unit: 'ms', target: TARGET_MS, better: 'lower' });
if (largest > TARGET_BYTES) process.exitCode = 1;
