/**
 * Milliseconds until the server has answered, with 100,000 active listings: marks for a map at every zoom, of at most
 * 200 kB each, and the searches that were hardest to answer from tables. Through HTTP, one request at a time.
 */
import { addListings } from './lib/many-listings.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const LISTINGS = 100_000;
const TARGET_MS = 50;
const TARGET_BYTES = 200_000;
const ROUNDS = 5;

type Place = { longitude: number; latitude: number };

/** Of a screen of 1440 by 900 points around the place. */
const view = ({ longitude, latitude }: Place, zoom: number): URLSearchParams => {
  const degreesPerPoint = 360 / (512 * 2 ** zoom);
  const [reachEast, reachNorth] = [720 * degreesPerPoint, 450 * degreesPerPoint * 0.85];
  return new URLSearchParams({
    zoom: String(zoom),
    west: String(Math.max(-180, longitude - reachEast)),
    south: String(Math.max(-85, latitude - reachNorth)),
    east: String(Math.min(180, longitude + reachEast)),
    north: String(Math.min(85, latitude + reachNorth)),
  });
};

const p95 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const places = await addListings(ownerUrl, LISTINGS);
  const cookie = await visitorCookie(url);
  const ask = async (path: string): Promise<{ ms: number; bytes: number }> => {
    const from = performance.now();
    const reply = await fetch(`${url}/api${path}`, { headers: { cookie, 'accept-encoding': 'identity' } });
    const { byteLength } = await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.status} for ${path}`);
    return { ms: performance.now() - from, bytes: byteLength };
  };
  const measure = async (name: string, paths: string[]): Promise<{ ms: number; bytes: number }> => {
    const taken: { ms: number; bytes: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) for (const path of paths) taken.push(await ask(path));
    const ms = p95(taken.map((one) => one.ms));
    const bytes = Math.max(...taken.map((one) => one.bytes));
    console.log(`${name}: ${ms.toFixed(1)} ms, at most ${(bytes / 1000).toFixed(0)} kB`);
    return { ms, bytes };
  };

  const first = await ask('/listings?limit=1');
  console.log(`read into memory in ${first.ms.toFixed(0)} ms`);
  for (const sort of ['newest', 'price_up', 'price_down', 'land'])
    await ask(`/listings?limit=1&sort=${sort}`);
  await ask('/listings/map?zoom=3');

  const zooms = Array.from({ length: 18 }, (_, at) => at + 3);
  const views = zooms.flatMap((zoom) =>
    places.map((place) => `/listings/map?${view(place, zoom).toString()}`),
  );
  const whole = zooms.map((zoom) => `/listings/map?zoom=${zoom}`);
  const map = await measure('a map of a screen', views);
  const everything = await measure('a map without a box', whole);
  const filtered = await measure(
    'a map with filters',
    views.map((path) => `${path}&type=house,townhouse&bedroomsMin=3&priceMax=900000&features=dishwasher`),
  );
  const around = ({ longitude, latitude }: Place): string =>
    `west=${longitude - 0.01}&south=${latitude - 0.01}&east=${longitude + 0.01}&north=${latitude + 0.01}`;
  const searches = [
    await measure(
      'a small box',
      places.map((place) => `/listings?limit=30&${around(place)}`),
    ),
    await measure('by land', ['/listings?limit=30&sort=land']),
    await measure('query=a', ['/listings?limit=30&query=a']),
  ];

  const maps = [map, everything, filtered];
  const bytes = Math.max(...maps.map((one) => one.bytes));
  console.log(`largest map: ${(bytes / 1000).toFixed(0)} kB (at most ${TARGET_BYTES / 1000})`);
  settle({
    name: 'listing-map',
    value: Math.max(...maps.map(({ ms }) => ms)),
    unit: 'ms',
    target: TARGET_MS,
    better: 'lower',
  });
  if (bytes > TARGET_BYTES || searches.some(({ ms }) => ms > TARGET_MS)) process.exitCode = 1;
});
