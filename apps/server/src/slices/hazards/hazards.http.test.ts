import { VectorTile } from '@mapbox/vector-tile';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { PbfReader } from 'pbf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { sendParts } from '../../../test/support/send-parts.ts';

const { client, installation } = installationForFile();
let operator: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  operator = (await signUp(client())).client;
  visitor = await visit(client());
});

const FACTS = {
  kind: 'flood',
  name: 'Council floodplain',
  source: 'A council',
  licence: 'CC BY 4.0',
  surveyedOn: '2025-06-30',
  method: 'Hydraulic model',
  resolutionMetres: '10',
};
/** Far from every city of the sample world. */
const square = (west: number, south: number, size = 0.02) => ({
  type: 'Feature',
  properties: { grade: 0.9 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
});
const collection = (...features: object[]): string => JSON.stringify({ type: 'FeatureCollection', features });

const announce = (sizeBytes: number, who = operator) =>
  who.call('POST', '/hazard-layers/uploads', { fileName: 'layer.geojson', sizeBytes });

const send = async (content: string, facts: Record<string, string> = {}) => {
  const bytes = Buffer.from(content);
  const { body: upload } = await announce(bytes.length);
  await sendParts(operator, `/uploads/hazard-layer/${upload.id}/parts`, bytes);
  return operator.call('POST', '/hazard-layers', { ...FACTS, ...facts, uploadId: upload.id });
};

const ended = async (jobId: string) => {
  for (;;) {
    const { body } = await operator.call('GET', '/installation/jobs?limit=100');
    const job = body.items.find(({ id }: { id: string }) => id === jobId);
    if (job && job.state !== 'queued' && job.state !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const bringIn = async (body: string, facts: Record<string, string> = {}) => {
  const reply = await send(body, facts);
  expect(reply.status).toBe(200);
  return ended(reply.body.jobId);
};

const hazardAt = async (latitude: number, longitude: number, kind = 'flood') => {
  const { body } = await visitor.call('GET', `/hazards?latitude=${latitude}&longitude=${longitude}`);
  return body.hazards.find((one: { kind: string }) => one.kind === kind);
};

/** Layers reach other readers by a notice, a moment after the import has ended. */
const eventually = async (expectation: () => Promise<void>) =>
  expect.poll(async () => expectation().then(() => 'as expected', String)).toBe('as expected');

const rowsLeft = async () => {
  const { rows } = await installation.owner.query(
    `select (select count(*)::int from hazard_layer where not ready) as staged,
       (select count(*)::int from upload) as uploads, (select count(*)::int from upload_part) as parts`,
  );
  return rows[0];
};

describe('bringing in a layer', () => {
  it('answers inside and outside of its areas, and nothing beyond what it has mapped', async () => {
    expect(await bringIn(collection(square(135, -25), square(135.1, -25)))).toMatchObject({
      state: 'succeeded',
      done: expect.any(Number),
    });
    await eventually(async () =>
      expect(await hazardAt(-24.99, 135.01)).toMatchObject({
        value: 0.75,
        evidence: [
          {
            way: 'inside',
            layer: 'Council floodplain',
            source: 'A council',
            licence: 'CC BY 4.0',
            surveyedOn: '2025-06-30',
            method: 'Hydraulic model',
            resolutionMetres: 10,
            screening: false,
            sample: false,
          },
        ],
      }),
    );
    const outside = await hazardAt(-24.99, 135.03);
    expect(outside).toMatchObject({ value: 0.05, evidence: [{ way: 'outside' }] });
    expect(outside.evidence[0].figure).toBeCloseTo(1008, -1);
    expect(await hazardAt(-20, 130)).toMatchObject({ value: null, certainty: 0, evidence: [] });
    expect(await rowsLeft()).toEqual({ staged: 0, uploads: 0, parts: 0 });
  });

  it('again changes nothing; another file takes its place', async () => {
    const file = collection(square(135, -25), square(135.1, -25));
    await bringIn(file);
    const { body: before } = await visitor.call('GET', '/hazard-layers');
    await bringIn(file);
    const { body: after } = await visitor.call('GET', '/hazard-layers');
    expect(after).toEqual(before);
    await bringIn(collection(square(136, -25)), { severityField: 'grade' });
    await eventually(async () => expect((await hazardAt(-24.99, 136.01)).value).toBe(0.9));
    expect((await hazardAt(-24.99, 135.01)).value).toBeNull();
    const { body } = await visitor.call('GET', '/hazard-layers');
    const mine = body.items.filter(({ name }: { name: string }) => name === FACTS.name);
    expect(mine).toMatchObject([{ size: 1, report: { read: 1, kept: 1 }, builtIn: false }]);
  });

  it.each([
    [
      'swapped',
      collection(square(135, -25)).replaceAll(/\[(1[\d.]+),(-[\d.]+)\]/g, '[$2,$1]'),
      'latitude comes',
    ],
    ['projected', collection(square(135, -25)).replaceAll('135', '13500'), 'metres in a projection'],
    ['NaN', collection(square(135, -25)).replace('135', 'NaN'), "holds 'NaN'"],
    ['cut off', collection(square(135, -25)).slice(0, -20), 'stops partway'],
    ['no layer', 'hello\n1\n', 'single column'],
  ])('that is %s fails with the reason and leaves nothing', async (name, file, reason) => {
    const job = await bringIn(file, { name });
    expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining(reason) });
    expect((await rowsLeft()).staged).toBe(0);
    const { rows } = await installation.owner.query('select 1 from dataset where name = $1', [name]);
    expect(rows).toEqual([]);
  });

  it('reports an area that crosses itself', async () => {
    const bow = square(134, -25);
    bow.geometry.coordinates[0]?.splice(1, 2, [134.02, -24.98], [134.02, -25]);
    await bringIn(collection(bow), { name: 'Bow tie' });
    await eventually(async () => {
      const { body } = await visitor.call('GET', '/hazard-layers');
      const layer = body.items.find((one: { name: string }) => one.name === 'Bow tie');
      expect(layer.report).toMatchObject({ kept: 1, faultCount: 1, faults: [{ position: 1 }] });
    });
  });

  it('is for the operator alone', async () => {
    const { body: upload } = await announce(2);
    const other = (await signUp(client())).client;
    for (const [who, status] of [
      [visitor, 401],
      [other, 403],
    ] as const) {
      expect((await announce(2, who)).status).toBe(status);
      const part = await who.send('PUT', `/uploads/hazard-layer/${upload.id}/parts/0`, new Uint8Array(2));
      expect(part.status).toBe(status);
      const wish = { ...FACTS, uploadId: upload.id };
      expect((await who.call('POST', '/hazard-layers', wish)).status).toBe(status);
    }
  });

  it('names what is missing or wrong in what is said about it', async () => {
    const { status, body } = await operator.call('POST', '/hazard-layers', { kind: 'lava', name: '' });
    expect(status).toBe(422);
    const fields = body.data.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['kind', 'name', 'licence']));
    expect(await announce(0)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'sizeBytes', message: 'The file is empty.' }] } },
    });
  });

  it('of more than 200 MB is refused before any of it is sent', async () => {
    expect(await announce(300 * 1024 * 1024)).toMatchObject({
      status: 413,
      body: {
        code: 'PAYLOAD_TOO_LARGE',
        data: { fields: [{ field: 'sizeBytes', message: 'A layer can be at most 200 MB.' }] },
      },
    });
  });

  it('goes on where a broken connection left it, and begins when the file is whole', async () => {
    // More than a part: white space says nothing.
    const bytes = Buffer.from(collection(square(133, -25)).replace('{', `{${' '.repeat(PART_BYTES)}`));
    const { body: upload } = await announce(bytes.length);
    const part = (position: number) =>
      operator.send(
        'PUT',
        `/uploads/hazard-layer/${upload.id}/parts/${position}`,
        Uint8Array.from(bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES)),
      );
    const wish = { ...FACTS, name: 'In two parts', uploadId: upload.id };
    expect((await part(1)).status).toBe(422);
    expect((await part(0)).body).toMatchObject({ receivedBytes: PART_BYTES });
    expect(await operator.call('POST', '/hazard-layers', wish)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'uploadId' }] } },
    });
    expect((await part(0)).body).toMatchObject({ receivedBytes: PART_BYTES });
    expect((await part(1)).body).toMatchObject({ receivedBytes: bytes.length });
    const { body } = await operator.call('POST', '/hazard-layers', wish);
    expect(await ended(body.jobId)).toMatchObject({ state: 'succeeded', done: bytes.length });
  });
});

describe('a table of shares', () => {
  it('gives each suburb its share, and says which it could not place', async () => {
    const table = 'suburb,state,share\nNew Farm,QLD,0.4\nAtlantis,QLD,0.9\n';
    await bringIn(table, { kind: 'fire', name: 'Bushfire share' });
    await eventually(async () => {
      const { body } = await visitor.call(
        'GET',
        '/hazards?latitude=-20&longitude=130&localityId=qld-4005-new-farm',
      );
      const fire = body.hazards.find(({ kind }: { kind: string }) => kind === 'fire');
      expect(fire).toMatchObject({ value: 0.3, evidence: [{ way: 'share', figure: 0.4 }] });
    });
    const { body } = await visitor.call('GET', '/hazard-layers');
    const layer = body.items.find(({ name }: { name: string }) => name === 'Bushfire share');
    expect(layer.report).toMatchObject({ kept: 2, unmatched: ['Atlantis, QLD'], unmatchedCount: 1 });
    const shares = await visitor.call('GET', `/hazard-layers/${layer.id}/shares?query=atl`);
    expect(shares.body).toEqual({
      items: [{ name: 'Atlantis', state: 'QLD', share: 0.9, localityIds: [] }],
      nextCursor: null,
    });
  });
});

describe('the hazards of a property', () => {
  it('come with evidence, projections, market risk and money', async () => {
    const { rows } = await installation.owner.query<{ id: string }>(
      `select id from property where locality_id = 'qld-4005-new-farm' order by id limit 1`,
    );
    const { status, body } = await visitor.call(
      'GET',
      `/properties/${rows[0]?.id}/hazards?valueAud=1000000&loanAud=800000&monthlySurplusAud=500`,
    );
    expect(status).toBe(200);
    expect(body.place).toMatchObject({ localityId: 'qld-4005-new-farm', localityBy: 'given' });
    expect(body.hazards.map(({ kind }: { kind: string }) => kind)).toEqual([
      'flood',
      'fire',
      'coastalErosion',
      'subsidence',
      'seismic',
    ]);
    const [flood] = body.hazards;
    expect(flood.evidence.length).toBeGreaterThan(0);
    expect(body.hazards.at(-1)).toMatchObject({ kind: 'seismic', value: null });
    const specified = body.projections.find(
      ({ scenario, kind }: { scenario: string; kind: string }) =>
        scenario === 'specified' && kind === 'flood',
    );
    expect(specified.years).toHaveLength(7);
    const thisYear = new Date().getFullYear();
    const inYear = (year: number) =>
      specified.years.find((one: { year: number }) => one.year === year)?.value;
    // What is said of today is said of today on the timeline too.
    expect(inYear(thisYear)).toBeCloseTo(flood.value, 6);
    expect(inYear(thisYear + 1)).toBeCloseTo(flood.value * 1.05, 6);
    expect(body.money.monthlyCostAud).toBe(Math.round(body.money.hazardLoadingAud / 12));
    expect(body.market).toMatchObject({ sample: true, value: expect.any(Number) });
    expect(body.money.lvr.stressed).toBeGreaterThanOrEqual(0.8);
    expect(body.riskScore).toBeGreaterThan(0);
  });

  it('are not found for a property that is none', async () => {
    const { status } = await visitor.call('GET', '/properties/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a/hazards');
    expect(status).toBe(404);
  });

  it.each([
    ['latitude=95&longitude=150', 'latitude'],
    ['latitude=-27', 'longitude'],
    ['latitude=NaN&longitude=150', 'latitude'],
    ['latitude=-27&longitude=153&localityId=nowhere', 'localityId'],
    ['latitude=-27&longitude=153&valueAud=0', 'valueAud'],
  ])('%s names the field', async (query, field) => {
    const { status, body } = await visitor.call('GET', `/hazards?${query}`);
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe(field);
  });
});

describe('tiles', () => {
  it('hold the areas with their severity, and are kept by their version', async () => {
    await bringIn(collection(square(137, -25, 0.3)), { name: 'For tiles', severity: '0.5' });
    const path = '/hazard-tiles/flood/8/225/146';
    const fetchTile = async (query = '', headers: Record<string, string> = {}) =>
      fetch(`${visitor.url}/api${path}${query}`, { headers: { cookie: visitor.cookieHeader, ...headers } });
    await eventually(async () => {
      const tile = new VectorTile(new PbfReader(await (await fetchTile()).arrayBuffer()));
      const { areas } = tile.layers;
      expect(areas?.length).toBe(1);
      expect(areas?.feature(0).properties).toMatchObject({ severity: 0.5, layer: expect.any(String) });
      const shape = areas?.feature(0).toGeoJSON(225, 146, 8).geometry;
      expect(shape?.type).toBe('Polygon');
    });
    const reply = await fetchTile();
    expect(reply.headers.get('content-type')).toContain('vnd.mapbox-vector-tile');
    const again = await fetchTile('', { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const { body } = await visitor.call('GET', '/hazard-layers');
    const kept = await fetchTile(`?v=${body.version}`);
    expect(kept.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/hazard-tiles/lava/1/0/0', '/hazard-tiles/flood/30/0/0', '/hazard-tiles/flood/1/-1/0'])(
    '%s is refused',
    async (path) => {
      expect((await visitor.call('GET', path)).status).toBe(422);
    },
  );
});

describe('removing', () => {
  it('a layer takes it out of every answer; sample and built-in ones stay', async () => {
    await bringIn(collection(square(138, -25)), { name: 'To go' });
    const { body } = await visitor.call('GET', '/hazard-layers');
    const find = (name: string) => body.items.find((one: { name: string }) => one.name === name);
    await eventually(async () => expect((await hazardAt(-24.99, 138.01)).value).toBe(0.75));
    const { body: layers } = await visitor.call('GET', '/hazard-layers');
    const mine = layers.items.find((one: { name: string }) => one.name === 'To go');
    expect((await visitor.call('DELETE', `/hazard-layers/${mine.id}`)).status).toBe(401);
    expect((await operator.call('DELETE', `/hazard-layers/${mine.id}`)).status).toBe(200);
    await eventually(async () => expect((await hazardAt(-24.99, 138.01)).value).toBeNull());
    expect((await operator.call('DELETE', `/hazard-layers/${find('Sample flood areas').id}`)).status).toBe(
      404,
    );
    expect(find('Distance to rivers')).toMatchObject({ builtIn: true, screening: true });
  });
});
