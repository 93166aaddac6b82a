import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { madeSales } from '../testing/made-market.ts';
import { backtestCommand } from './backtest-command.ts';
import { isoDate } from './sale-date.ts';

const folder = mkdtempSync(join(tmpdir(), 'propguard-backtest-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

const sales = madeSales(120);
writeFileSync(
  file('sales.csv'),
  [
    'id,paid,sold,place,kind,lat,lon',
    ...sales.map(({ id, priceAud, contractDay, localityId, type, latitude, longitude }) =>
      [id, priceAud, isoDate(contractDay), localityId, type, latitude, longitude].join(','),
    ),
  ].join('\n'),
);
writeFileSync(
  file('map.json'),
  JSON.stringify({
    id: 'id',
    price: 'paid',
    date: { column: 'sold', format: 'yyyy-mm-dd' },
    locality: 'place',
    latitude: 'lat',
    longitude: 'lon',
  }),
);
const ARGUMENTS = [
  '--sales',
  file('sales.csv'),
  '--columns',
  file('map.json'),
  '--split',
  'time',
  '--threads',
  '1',
];

const run = async (...more: string[]) => {
  const said: string[] = [];
  const code = await backtestCommand([...ARGUMENTS, ...more], (text) => said.push(text));
  return { code, said: said.join('\n') };
};
const written = (): { test: number; segments: object[]; sales?: { id: string; priceAud: number }[] } =>
  JSON.parse(readFileSync(file('out.json'), 'utf8'));

it('--rows puts every sale that was valued into the JSON, beside the segments; without it none is there', async () => {
  expect((await run('--json', file('out.json'))).code).toBe(0);
  expect(written().sales).toBeUndefined();
  expect((await run('--json', file('out.json'), '--rows')).code).toBe(0);
  const { test, segments, sales: rows } = written();
  expect(rows).toHaveLength(test);
  expect(segments).toEqual(expect.any(Array));
  const paid = new Map(sales.map(({ id, priceAud }) => [id, priceAud]));
  for (const { id, priceAud } of rows ?? []) expect(priceAud).toBe(paid.get(id));
  expect(rows?.[0]).toMatchObject({ soldOn: expect.stringMatching(/^20/), method: expect.any(String) });
}, 60_000);

it('--rows without a JSON to put them into is refused', async () => {
  const { code, said } = await run('--rows');
  expect(code).toBe(1);
  expect(said).toContain('--rows go into the JSON');
});
