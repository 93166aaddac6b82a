/** JavaScript that a browser must load before the shell shows: the entry and everything it imports statically. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { settle } from './lib/verdict.ts';

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

const dist = join(import.meta.dirname, '../apps/web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const collect = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(next, seen);
  return seen;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry. Run `npm start` or the build first.');

let total = 0;
for (const key of collect(entry)) {
  const file = manifest[key]?.file ?? '';
  const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  total += bytes;
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
settle({ name: 'shell-size', value: total / 1000, unit: 'kB gzipped', target: 130, better: 'lower' });
