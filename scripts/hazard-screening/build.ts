/**
 * Packs rivers and shores from the base map's source for the server's screening layers:
 * `node scripts/hazard-screening/build.ts`. The result is committed; run it again when the source changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DeltaLine } from '../basemap/delta-lines.ts';
import { packLines } from './pack-lines.ts';

type Source = { land: DeltaLine[]; rivers: { level: number; lines: DeltaLine[] }[] };

const source = JSON.parse(
  readFileSync(new URL('../basemap/source/australia.json', import.meta.url), 'utf8'),
) as Source;
const rivers = source.rivers.flatMap(({ lines }) => lines);
writeFileSync(
  new URL('../../apps/server/src/slices/hazards/screening/waters.bin', import.meta.url),
  packLines([rivers, source.land]),
);
