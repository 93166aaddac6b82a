import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHazardIndex } from '@propguard/engine/hazard/hazard-index';
import { LayerImport } from '@propguard/protocol/hazard-layers';
import { Draws } from '@propguard/rules/chance/draws';
import { describe, expect, it } from 'vitest';
import { readLocalities } from '../../../db/seed/localities.ts';
import { diskSource } from '../../../intake/disk-source.ts';
import { matchLocalities } from './match-localities.ts';
import { readShapes } from './read-layer.ts';
import { type ReadShare, readShares } from './read-shares.ts';
import { ReportBuilder } from './report-builder.ts';

const { PROPGUARD_DATA } = process.env;
const file = (name: string): string => join(PROPGUARD_DATA ?? '', 'hazard', name);

const FACTS = {
  source: 'As published',
  licence: 'As published',
  surveyedOn: '2023-10-25',
  method: 'As published',
};

type Ring = [number, number][];
const POINTS = 10_000;

/** On the file's own numbers, edge by edge. */
const isInRing = (x: number, y: number, ring: Float64Array): boolean => {
  let isInside = false;
  for (let i = 2; i < ring.length; i += 2) {
    const ay = ring[i - 1] as number;
    const by = ring[i + 1] as number;
    if (ay > y === by > y) continue;
    const ax = ring[i - 2] as number;
    if (x < (((ring[i] as number) - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
};

describe.skipIf(PROPGUARD_DATA === undefined)('real layers (PROPGUARD_DATA names their folder)', () => {
  it('a council’s floodplain answers as reading through its file does', { timeout: 60_000 }, async () => {
    const name = file('rockhampton-floodplain.geojson');
    const report = new ReportBuilder();
    const areas = [];
    for await (const area of readShapes(createReadStream(name), { severity: 0.75 }, report)) areas.push(area);
    expect(report.report).toMatchObject({ read: 1, kept: 1 });
    const document = JSON.parse(readFileSync(name, 'utf8')) as {
      features: { geometry: { coordinates: Ring[][] } }[];
    };
    const polygons = document.features.flatMap(({ geometry }) => geometry.coordinates);
    expect(areas).toHaveLength(polygons.length);

    const positions = polygons.flat(2);
    const [west, east] = [Math.min(...positions.map(([x]) => x)), Math.max(...positions.map(([x]) => x))];
    const [south, north] = [
      Math.min(...positions.map(([, y]) => y)),
      Math.max(...positions.map(([, y]) => y)),
    ];
    const facts = LayerImport.parse({ ...FACTS, kind: 'flood', name: 'Floodplain' });
    const index = openHazardIndex(
      [
        {
          ...facts,
          id: 'floodplain',
          resolutionMetres: null,
          screening: false,
          sample: false,
          form: 'areas',
          areas,
          coverage: [{ west, south, east, north }],
        },
      ],
      '2026-11-01',
    );
    const flat = polygons.map((rings) => rings.map((ring) => Float64Array.from(ring.flat())));
    const draws = new Draws('floodplain');
    const counts = { inside: 0, outside: 0, different: 0 };
    for (let i = 0; i < POINTS; i++) {
      const [longitude, latitude] = [draws.between(west, east), draws.between(south, north)];
      const isInside = flat.some(
        ([outline = new Float64Array(), ...holes]) =>
          isInRing(longitude, latitude, outline) &&
          !holes.some((hole) => isInRing(longitude, latitude, hole)),
      );
      const [evidence] = index.lookupKind('flood', { longitude, latitude }).evidence;
      counts[isInside ? 'inside' : 'outside'] += 1;
      if (evidence?.way !== (isInside ? 'inside' : 'outside')) counts.different += 1;
    }
    expect(counts.different).toBe(0);
    expect(counts.inside).toBeGreaterThan(POINTS / 10);
    expect(counts.outside).toBeGreaterThan(POINTS / 10);
  });

  it('the bushfire table gives each of its suburbs its share', { timeout: 60_000 }, async () => {
    const name = file('bushfire-prone-share-by-suburb.csv');
    const facts = LayerImport.parse({ ...FACTS, kind: 'fire', name: 'Bushfire' });
    const report = new ReportBuilder();
    const shares: ReadShare[] = [];
    for await (const share of readShares(await diskSource(name), facts, report)) shares.push(share);
    const lines = readFileSync(name, 'utf8').trim().split(/\r?\n/).slice(1);
    expect(report.report).toMatchObject({ read: lines.length, kept: lines.length, faultCount: 0 });
    const byHand = lines.map((line) => {
      const [, state = '', , suburb = '', , , share] = line.split(',');
      return { name: suburb, state, share: Math.min(1, Number(share)) };
    });
    expect(shares.map(({ name: suburb, state, share }) => ({ name: suburb, state, share }))).toEqual(byHand);

    const matches = matchLocalities(shares, readLocalities());
    const index = openHazardIndex(
      [
        {
          ...facts,
          id: 'bushfire',
          resolutionMetres: null,
          screening: false,
          sample: false,
          form: 'shares',
          shares: shares.flatMap(({ position, share }) =>
            (matches.get(position) ?? []).map((localityId) => ({ localityId, share })),
          ),
        },
      ],
      '2026-11-01',
    );
    for (const { position, share } of shares) {
      for (const localityId of matches.get(position) ?? []) {
        const { evidence } = index.lookupKind('fire', { longitude: 0, latitude: 0, localityId });
        expect(evidence[0]?.figure).toBe(share);
      }
    }
    expect(matches.size).toBeGreaterThan(0.9 * shares.length);
  });
});
