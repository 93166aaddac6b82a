/**
 * Milliseconds (p95) to find the flood areas at a point among 100,000 polygons, in process; how much faster that is
 * than reading through them with turf; and how long a million lookups take on one core.
 */
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { screeningLayers } from '../apps/server/src/slices/hazards/screening/screening-layers.ts';
import { openHazardIndex } from '../packages/engine/src/hazard/hazard-index.ts';
import type { HazardLayer } from '../packages/engine/src/hazard/layer.ts';
import { makeShape } from '../packages/engine/src/hazard/shape/shape.ts';
import { HAZARD_KINDS, type LayerKind } from '../packages/rules/src/hazards/hazard-kinds.ts';
import { madeUpAreas, madeUpPlaces } from './lib/made-up-areas.ts';
import { settle } from './lib/verdict.ts';

const AREAS = 100_000;
const TARGET_MS = 0.2;
const TARGET_TIMES_TURF = 50;
const TARGET_MILLION_S = 60;
const TURF_ROUNDS = 20;
const PROPERTIES = 10_000;
const TARGET_PROPERTY_MS = 5;

const areas = madeUpAreas(AREAS);
const shapes = areas.map(({ ring, severity }) => ({ shape: makeShape('area', [ring]), severity }));
const layerOf = (kind: LayerKind): HazardLayer => ({
  id: kind,
  kind,
  name: 'Made up',
  source: 'Bench',
  licence: '-',
  surveyedOn: '2026-01-01',
  method: '-',
  resolutionMetres: 10,
  screening: false,
  sample: true,
  form: 'areas',
  areas: shapes,
  coverage: [{ west: 140, south: -39, east: 153.5, north: -17 }],
});
const before = process.memoryUsage();
const startedAt = performance.now();
const index = openHazardIndex([layerOf('flood')], '2026-11-01');
const memory = process.memoryUsage();
console.log(
  `${AREAS} areas indexed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${(
    (memory.arrayBuffers - before.arrayBuffers) / 1e6
  ).toFixed(0)} MB of arrays`,
);

const places = madeUpPlaces(areas, 100_000);
for (const place of places.slice(0, 20_000)) index.lookupKind('flood', place);
const takenMs = places.map((place) => {
  const from = performance.now();
  index.lookupKind('flood', place);
  return performance.now() - from;
});
takenMs.sort((a, b) => a - b);
const p95 = takenMs[Math.floor(0.95 * takenMs.length)] ?? Infinity;
const meanMs = takenMs.reduce((sum, ms) => sum + ms, 0) / takenMs.length;

const polygons = areas.map(({ ring }) => ({ type: 'Polygon' as const, coordinates: [ring] }));
const turfFrom = performance.now();
let agreed = 0;
for (const place of places.slice(0, TURF_ROUNDS)) {
  const holding = polygons.filter((polygon) =>
    booleanPointInPolygon([place.longitude, place.latitude], polygon),
  );
  const [evidence] = index.lookupKind('flood', place).evidence;
  if (holding.length > 0 === (evidence?.way === 'inside')) agreed += 1;
}
const turfMs = (performance.now() - turfFrom) / TURF_ROUNDS;
console.log(
  `turf reads through them in ${turfMs.toFixed(1)} ms: ${(turfMs / meanMs).toFixed(0)} times as long`,
);
console.log(`${agreed} of ${TURF_ROUNDS} answers are the same`);

const millionFrom = performance.now();
for (let round = 0; round < 10; round++) for (const place of places) index.lookupKind('flood', place);
const millionS = (performance.now() - millionFrom) / 1000;
console.log(`a million lookups: ${millionS.toFixed(1)} s (at most ${TARGET_MILLION_S})`);

const everything = openHazardIndex([...HAZARD_KINDS.map(layerOf), ...screeningLayers()], '2026-11-01');
const propertyFrom = performance.now();
for (const place of places.slice(0, PROPERTIES)) everything.lookup(place);
const propertyMs = (performance.now() - propertyFrom) / PROPERTIES;
console.log(
  `all hazards of a property, four layers of ${AREAS} and two of screening: ${propertyMs.toFixed(3)} ms (at most ${TARGET_PROPERTY_MS})`,
);

settle({ name: 'hazard-lookup', value: p95, unit: 'ms', target: TARGET_MS, better: 'lower' });
if (
  propertyMs > TARGET_PROPERTY_MS ||
  turfMs / meanMs < TARGET_TIMES_TURF ||
  millionS > TARGET_MILLION_S ||
  agreed < TURF_ROUNDS
)
  process.exitCode = 1;
