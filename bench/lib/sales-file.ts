import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocalities } from '../../apps/server/src/db/seed/localities.ts';
import type { ImportSettings } from '../../packages/protocol/src/data-imports.ts';
import { USUAL_OPTIONS } from '../../packages/rules/src/imports/import-settings.ts';

/** A home is sold every fourteen years or so, and a street has a dozen homes in such a file. */
const SHARE_OF_HOMES = 0.7;
const HOMES_IN_STREET = 12;
const LINES_AT_ONCE = 20_000;

const HEADER =
  'Suburb,State,Postcode,Address,Type,Price,Bedrooms,Bathrooms,Car,Landsize,Date,Method,Latitude,Longitude';

const saleLines = (rows: number) => {
  const places = readLocalities().filter(({ state }) => state === 'VIC');
  const properties = Math.round(rows * SHARE_OF_HOMES);
  return (at: number): string => {
    const property = (at * 7919) % properties;
    const street = Math.floor(property / HOMES_IN_STREET);
    const place = places[street % places.length];
    if (!place) throw new Error('There are no places.');
    const day = new Date(Date.UTC(2010, 0, 1 + (at % 2000) + Math.floor(at / properties) * 2000))
      .toISOString()
      .slice(0, 10);
    const address = `${(property % HOMES_IN_STREET) * 2 + 1} Bench${street} Street`;
    const type = at % 4 === 0 ? 'u' : 'h';
    const offset = (property % 100) / 20_000;
    return `${place.name},VIC,${place.postcode},${address},${type},${450_000 + (at % 900_000)},3,2,1,520,${day},S,${place.latitude + offset},${place.longitude + offset}`;
  };
};

/** How such a file is read. */
export const SALES_FILE_SETTINGS: ImportSettings = {
  kind: 'sales',
  columns: {
    locality: 'Suburb',
    state: 'State',
    postcode: 'Postcode',
    address: 'Address',
    type: 'Type',
    price: 'Price',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    carSpaces: 'Car',
    landM2: 'Landsize',
    contractDate: 'Date',
    method: 'Method',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  options: { ...USUAL_OPTIONS, dateFormat: 'ymd' },
  dataset: { name: 'Bench', licence: 'none', attribution: 'made up' },
};

/** A CSV of made-up sales, gone afterwards. */
export const withSalesFile = async (rows: number, work: (file: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
  try {
    const file = join(folder, 'sales.csv');
    const line = saleLines(rows);
    const handle = openSync(file, 'w');
    writeSync(handle, `${HEADER}\n`);
    for (let from = 0; from < rows; from += LINES_AT_ONCE) {
      const count = Math.min(LINES_AT_ONCE, rows - from);
      writeSync(handle, `${Array.from({ length: count }, (_, i) => line(from + i)).join('\n')}\n`);
    }
    closeSync(handle);
    await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
