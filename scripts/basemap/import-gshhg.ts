/**
 * Makes source/australia.json from GSHHG (shorelines, rivers, state borders) with the Generic Mapping
 * Tools. Run by hand when the source changes: `node scripts/basemap/import-gshhg.ts`. It needs the
 * Debian packages gmt and gmt-gshhg-full; the base map's build does not.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type DeltaLine, encodeLine } from './delta-lines.ts';
import { joinSegments } from './join-segments.ts';
import { type Position, simplifyLine, simplifyRing } from './simplify-line.ts';

const REGION = '-R111/160/-45/-8';
/** About 65 m: no more than the source's own steps, which come from scanned charts. */
const SHORE_TOLERANCE_DEGREES = 0.0006;
const LINE_TOLERANCE_DEGREES = 0.0008;

type Segment = { level: number; line: Position[] };

function dump(...options: string[]): Segment[] {
  const text = execFileSync('gmt', ['pscoast', REGION, '-Df', '-M', ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // The tools leave a history file where they run.
    cwd: tmpdir(),
  });
  const segments: Segment[] = [];
  for (const row of text.split('\n')) {
    if (row.startsWith('>')) segments.push({ level: Number(/Level (\d+)/.exec(row)?.[1] ?? 0), line: [] });
    else if (row && !row.startsWith('#')) {
      const [lng = 0, lat = 0] = row.split('\t').map(Number);
      segments.at(-1)?.line.push([lng, lat]);
    }
  }
  return segments;
}

/** The region also holds parts of Indonesia, Timor-Leste and Papua New Guinea. */
function isAustralian([lng, lat]: Position): boolean {
  if (lng > 145) return lat < -12.2;
  if (lng > 131) return lat < -9.15;
  return lat < -11.3;
}

function encodeRings(segments: Segment[]): DeltaLine[] {
  return joinSegments(segments.map((segment) => segment.line))
    .rings.filter((ring) => ring[0] && isAustralian(ring[0]))
    .map((ring) => encodeLine(simplifyRing(ring, SHORE_TOLERANCE_DEGREES)))
    .filter((ring) => ring.length >= 8)
    .sort((a, b) => b.length - a.length);
}

function encodeLines(segments: Segment[]): DeltaLine[] {
  const { lines, rings } = joinSegments(segments.map((segment) => segment.line));
  return [...lines, ...rings]
    .filter((line) => line[0] && isAustralian(line[0]))
    .map((line) => encodeLine(simplifyLine(line, LINE_TOLERANCE_DEGREES)));
}

const shore = dump('-W', '-A0/0/4');
const rivers = dump('-Ia');
const source = {
  land: encodeRings(shore.filter((segment) => segment.level === 1)),
  lakes: encodeRings(shore.filter((segment) => segment.level === 2)),
  rivers: [...new Set(rivers.map((segment) => segment.level))]
    .toSorted((a, b) => a - b)
    .map((level) => ({
      level,
      lines: encodeLines(rivers.filter((segment) => segment.level === level)),
    })),
  borders: encodeLines(dump('-N2')),
};
const target = new URL('./source/australia.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(source).replaceAll('],[', '],\n[')}\n`);
