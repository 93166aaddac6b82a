import { describe, expect, it } from 'vitest';
import { readShapes } from './read-layer.ts';
import { ReportBuilder } from './report-builder.ts';

const SQUARE = [
  [150, -23],
  [150.1, -23],
  [150.1, -22.9],
  [150, -22.9],
  [150, -23],
];
const HOLE = [
  [150.04, -22.96],
  [150.06, -22.96],
  [150.06, -22.94],
  [150.04, -22.96],
];
const feature = (geometry: unknown, properties: object = {}) => ({ type: 'Feature', properties, geometry });
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const collection = (features: unknown[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features });

/** In small pieces, so that every token is torn somewhere. */
async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (text: string, facts: { severityField?: string } = {}) => {
  const report = new ReportBuilder();
  const shapes = [];
  for await (const shape of readShapes(inPieces(text), { severity: 0.75, ...facts }, report))
    shapes.push(shape);
  return { shapes, report: report.report };
};

describe('reads', () => {
  it('polygons with holes, and every part of a multipolygon', async () => {
    const { shapes, report } = await read(
      collection([
        feature(polygon(SQUARE, HOLE)),
        feature({ type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE, HOLE]] }),
      ]),
    );
    expect(shapes.map(({ shape: { form, ends } }) => [form, [...ends]])).toEqual([
      ['area', [5, 9]],
      ['area', [5]],
      ['area', [5, 9]],
    ]);
    expect(report).toMatchObject({ read: 2, kept: 2, faultCount: 0 });
  });

  it.each([
    ['a variable', (json: string) => `var json_Floodplain_1 = ${json};\n`],
    ['a call', (json: string) => `\uFEFF  flood.areas(${json});`],
  ])('a document that a script hands over by %s', async (_, wrap) => {
    const { shapes } = await read(wrap(collection([feature(polygon(SQUARE), { note: 'odd ); {' })])));
    expect(shapes).toHaveLength(1);
  });

  it.each([
    ['LineString', SQUARE, 'line', 1],
    ['MultiLineString', [SQUARE, HOLE], 'line', 2],
    ['Point', [150, -23], 'point', 1],
    ['MultiPoint', SQUARE, 'point', 5],
  ])('a %s', async (type, coordinates, form, count) => {
    const { shapes } = await read(collection([feature({ type, coordinates })]));
    expect(shapes.map(({ shape }) => shape.form)).toEqual(Array.from({ length: count }, () => form));
  });

  it('a lone feature, a bare geometry and a collection of geometries', async () => {
    expect((await read(JSON.stringify(feature(polygon(SQUARE))))).shapes).toHaveLength(1);
    expect((await read(JSON.stringify(polygon(SQUARE)))).shapes).toHaveLength(1);
    const both = { type: 'GeometryCollection', geometries: [polygon(SQUARE), polygon(SQUARE)] };
    expect((await read(collection([feature(both)]))).shapes).toHaveLength(2);
  });

  it('heights, numbers with exponents, open rings and members after the features', async () => {
    const text = `{"features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1.5e2,-23,4],[150.1,-23,4],[150.1,-22.9,4]]]}}],"name":"später","type":"FeatureCollection"}`;
    const { shapes } = await read(text);
    expect([...(shapes[0]?.shape.positions ?? [])]).toEqual([
      1_500_000_000, -230_000_000, 1_501_000_000, -230_000_000, 1_501_000_000, -229_000_000, 1_500_000_000,
      -230_000_000,
    ]);
  });

  it('the severity that each feature gives itself', async () => {
    const graded = collection([
      feature(polygon(SQUARE), { risk: 0.2 }),
      feature(polygon(SQUARE), { risk: '0.9' }),
    ]);
    const { shapes } = await read(graded, { severityField: 'risk' });
    expect(shapes.map(({ severity }) => severity)).toEqual([0.2, 0.9]);
  });
});

describe('reports', () => {
  it('an area that crosses itself, and keeps it', async () => {
    const bow = [
      [150, -23],
      [150.1, -22.9],
      [150.1, -23],
      [150, -22.9],
      [150, -23],
    ];
    const { shapes, report } = await read(collection([feature(polygon(SQUARE)), feature(polygon(bow))]));
    expect(shapes).toHaveLength(2);
    expect(report.faults).toEqual([
      { position: 2, message: expect.stringMatching(/^Crosses itself near 150\.\d+, -2/) },
    ]);
  });

  it('features without a geometry, and leaves them out', async () => {
    const { shapes, report } = await read(collection([feature(null), feature(polygon(SQUARE))]));
    expect(shapes).toHaveLength(1);
    expect(report).toMatchObject({ read: 2, kept: 1, faults: [{ position: 1 }] });
  });
});

describe('refuses the whole file', () => {
  const swapped = SQUARE.map(([x, y]) => [y, x]);
  const metres = SQUARE.map(([x = 0, y = 0]) => [x * 100_000, y * 100_000]);
  it.each([
    ['latitude before longitude', collection([feature(polygon(swapped))]), 'latitude comes before longitude'],
    ['metres in a projection', collection([feature(polygon(metres))]), 'metres in a projection'],
    [
      'a projection that it names',
      collection([feature(polygon(SQUARE))], {
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::28356' } },
      }),
      "in 'urn:ogc:def:crs:EPSG::28356'",
    ],
    ['NaN', collection([feature(polygon(SQUARE))]).replace('150.1', 'NaN'), "holds 'NaN'"],
    ['null', collection([feature(polygon([[null, -23], ...SQUARE]))]), 'not a number: [null,-23]'],
    ['words', collection([feature(polygon([['150', '-23'], ...SQUARE]))]), 'not a number'],
    ['an unknown geometry', collection([feature({ type: 'Circle', coordinates: [] })]), "a 'Circle'"],
    [
      'areas among lines',
      collection([feature(polygon(SQUARE)), feature({ type: 'LineString', coordinates: SQUARE })]),
      'mixes areas with lines',
    ],
    ['half of it', collection([feature(polygon(SQUARE))]).slice(0, -30), 'stops partway'],
    ['no shape at all', collection([]), 'holds no areas'],
    ['a list', '[1, 2]', 'not GeoJSON'],
    ['something else', '{"a": 1}', 'not GeoJSON'],
    ['broken JSON', '{"type": "FeatureCollection", "features": [}', 'isn’t valid JSON'],
  ])('with %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('without the severity it was said to have', async () => {
    await expect(
      read(collection([feature(polygon(SQUARE), { risk: 7 })]), { severityField: 'risk' }),
    ).rejects.toThrow("no severity from 0 to 1 in 'risk': 7");
  });

  it.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:7844', 'EPSG:4283'])(
    'but not for %s',
    async (name) => {
      const crs = { type: 'name', properties: { name } };
      expect((await read(collection([feature(polygon(SQUARE))], { crs }))).shapes).toHaveLength(1);
    },
  );
});
