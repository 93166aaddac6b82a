/**
 * JavaScript that a browser must load before a page shows: the entry, the page's own chunks and everything they import
 * statically. For the landing page that is all before the reader does something. For the product it is the frame and the
 * parts that its screens have in common, fetched once in few files. Both are judged: the larger is the result.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { settle } from './lib/verdict.ts';

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; isEntry?: boolean }>;

const TARGET_KB = 130;
/** The chunk that each page waits for: named after its first source, whoever else shares it. */
const PAGES = { 'landing page': 'landing-screen', 'shell of the product': 'product' };
/** The landing page must do without these. */
const HEAVY = /maplibre|viem|chart-card|map-view/;

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

const sizesKb = Object.entries(PAGES).map(([page, name]) => {
  const own = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (!own) throw new Error(`The build has no chunk ${name}.`);
  const chunks = collect(own, collect(entry));
  const files = [...chunks].map((key) => manifest[key]?.file ?? '');
  if (page === 'landing page' && files.some((file) => HEAVY.test(file)))
    throw new Error(`The landing page loads map, chart or chain code: ${files.join(', ')}`);
  const total = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  const sizeKb = total / 1000;
  const mark = sizeKb <= TARGET_KB ? '✓' : '✗';
  console.log(`${mark} ${sizeKb.toFixed(1).padStart(6)} kB  ${page}, ${files.length} files`);
  return sizeKb;
});
settle({
  name: 'shell-size',
  value: Math.max(...sizesKb),
  unit: 'kB gzipped',
  target: TARGET_KB,
  better: 'lower',
});
