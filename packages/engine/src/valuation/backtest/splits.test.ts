import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseColumnMap } from './column-map.ts';
import { readSales } from './read-sales.ts';
import { isoDate } from './sale-date.ts';
import { rowHash, splitSales } from './splits.ts';

const file = join(process.env.PROPGUARD_DATA ?? '', 'melbourne-sales-2016-2018.csv');
const MAP_FILE = new URL('../../../../../bench/columns/melbourne.json', import.meta.url);
const TODAY = 20_000;

it('hashes a row as the split is defined', () => {
  expect([rowHash(0), rowHash(1)]).toEqual([0x350ca8af, 0x340ca71c]);
});

/** Needs the folder of real sales in PROPGUARD_DATA. */
describe.skipIf(!process.env.PROPGUARD_DATA || !existsSync(file))('the splits of the Melbourne file', () => {
  it.each([
    {
      split: 'time' as const,
      dates: ['2016-01-28', '2017-10-28', '2017-10-28', '2018-03-17'],
      sums: [13_930_470_465, 3_530_141_489],
      testRows: [26_177, 33_915],
    },
    {
      split: 'random' as const,
      dates: ['2016-01-28', '2018-03-17', '2016-02-04', '2018-03-17'],
      sums: [13_995_055_703, 3_465_556_251],
      testRows: [34_809, 4480],
    },
  ])(
    'by $split are those of the definition',
    async ({ split, dates, sums, testRows }) => {
      const map = parseColumnMap(JSON.parse(readFileSync(MAP_FILE, 'utf8')));
      const { sales } = await readSales(file, map, TODAY);
      const { train, test } = splitSales(sales, split);
      expect([sales.length, train.length, test.length]).toEqual([16_520, 13_216, 3304]);
      const days = [train, test].flatMap((part) => {
        const sorted = part.map(({ contractDay }) => contractDay).sort((a, b) => a - b);
        return [sorted[0]!, sorted.at(-1)!];
      });
      expect(days.map(isoDate)).toEqual(dates);
      expect([train, test].map((part) => part.reduce((sum, { priceAud }) => sum + priceAud, 0))).toEqual(
        sums,
      );
      expect([test[0]!.row, test.at(-1)!.row]).toEqual(testRows);
    },
    20_000,
  );
});
