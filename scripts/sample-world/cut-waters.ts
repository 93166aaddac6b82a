/**
 * Writes the shores, lakes and rivers around the sample world's cities, cut from the base map's source:
 * `node scripts/sample-world/cut-waters.ts`. The result is committed; run it again when the markets change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Market } from '../../apps/server/src/db/seed/world/geography/market.ts';
import { MARKETS } from '../../apps/server/src/db/seed/world/geography/markets.ts';
import { type DeltaLine, decodeLine, encodeLine } from '../basemap/delta-lines.ts';
import { type Position, simplifyLine, simplifyRing } from '../basemap/simplify-line.ts';
import { type Box, clipLine, clipRing, meets } from './clip-lines.ts';

type Source = { land: DeltaLine[]; lakes: DeltaLine[]; rivers: { level: number; lines: DeltaLine[] }[] };

const MARGIN_KM = 10;
const KM_PER_DEGREE = 111.2;
/** About 80 m: finer than a street block is of no use to made-up addresses. */
const TOLERANCE_DEGREES = 0.0007;
/** A box that is all land comes back as four corners, closed; what has less is an islet without a street. */
const LEAST_POINTS = 5;

const boxAround = ({ centre: [lng, lat], radiusKm }: Market): Box => {
  const north = (radiusKm + MARGIN_KM) / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return { west: lng - east, south: lat - north, east: lng + east, north: lat + north };
};

const source = JSON.parse(
  readFileSync(new URL('../basemap/source/australia.json', import.meta.url), 'utf8'),
) as Source;
const land = source.land.map(decodeLine);
const lakes = source.lakes.map(decodeLine);
const rivers = source.rivers.flatMap(({ lines }) => lines.map(decodeLine));

const cutRings = (rings: Position[][], box: Box): DeltaLine[] =>
  rings
    .filter((ring) => meets(ring, box))
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 0)
    .map((ring) => simplifyRing([...ring, ring[0] as Position], TOLERANCE_DEGREES))
    .filter((ring) => ring.length >= LEAST_POINTS)
    .map(encodeLine);

const cutLines = (lines: Position[][], box: Box): DeltaLine[] =>
  lines
    .filter((line) => meets(line, box))
    .flatMap((line) => clipLine(line, box))
    .map((line) => encodeLine(simplifyLine(line, TOLERANCE_DEGREES)));

const waters = MARKETS.map((market) => {
  const box = boxAround(market);
  return [
    market.name,
    { land: cutRings(land, box), lakes: cutRings(lakes, box), rivers: cutLines(rivers, box) },
  ] as const;
});
const lines = waters.map(([name, cut]) => `${JSON.stringify(name)}:${JSON.stringify(cut)}`);
writeFileSync(
  new URL('../../apps/server/src/db/seed/world/geography/waters.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
);
