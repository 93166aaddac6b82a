/** Rows a second from a CSV of 200,000 sales on a disk to rows that everyone sees, on an empty embedded database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocalities } from '../apps/server/src/db/seed/localities.ts';
import { diskSource } from '../apps/server/src/intake/disk-source.ts';
import { importFromDisk } from '../apps/server/src/slices/data-imports/run-on-disk.ts';
import { refreshMarketFigures } from '../apps/server/src/slices/market/refresh-market-figures.ts';
import { USUAL_OPTIONS } from '../packages/rules/src/imports/import-settings.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const ROWS = 200_000;
/** A home is sold every fourteen years or so, and a street has a dozen homes in such a file. */
const PROPERTIES = 140_000;
const HOMES_IN_STREET = 12;
const TARGET = 20_000;

const places = readLocalities().filter(({ state }) => state === 'VIC');
const saleRow = (at: number): string => {
  const property = (at * 7919) % PROPERTIES;
  const street = Math.floor(property / HOMES_IN_STREET);
  const place = places[street % places.length];
  if (!place) throw new Error('There are no places.');
  const day = new Date(Date.UTC(2010, 0, 1 + (at % 2000) + Math.floor(at / PROPERTIES) * 2000))
    .toISOString()
    .slice(0, 10);
  const address = `${(property % HOMES_IN_STREET) * 2 + 1} Bench${street} Street`;
  const type = at % 4 === 0 ? 'u' : 'h';
  const offset = (property % 100) / 20_000;
  return `${place.name},VIC,${place.postcode},${address},${type},${450_000 + (at % 900_000)},3,2,1,520,${day},S,${place.latitude + offset},${place.longitude + offset}`;
};
const HEADER =
  'Suburb,State,Postcode,Address,Type,Price,Bedrooms,Bathrooms,Car,Landsize,Date,Method,Latitude,Longitude';

const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
const file = join(folder, 'sales.csv');
writeFileSync(file, `${HEADER}\n${Array.from({ length: ROWS }, (_, at) => saleRow(at)).join('\n')}\n`);
try {
  await withTrialInstallation(async ({ context }) => {
    const startedAt = performance.now();
    let readAt = startedAt;
    const done = await importFromDisk(context.database, {
      source: await diskSource(file),
      dryRun: false,
      tell: async (tx) => void (await refreshMarketFigures({ tx })),
      onProgress: ({ note }) => {
        if (note !== 'Writing') readAt = performance.now();
      },
      settings: {
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
      },
    });
    const seconds = (since: number, until: number): number => (until - since) / 1000;
    const read = seconds(startedAt, readAt);
    const whole = seconds(startedAt, performance.now());
    console.log(`counts ${JSON.stringify(done.counts)}`);
    console.log(`read, checked and staged in ${read.toFixed(1)} s: ${Math.round(ROWS / read)} rows/s`);
    console.log(`settled and made visible at once in ${(whole - read).toFixed(1)} s`);
    console.log(`memory at the end ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`);
    settle({ name: 'import-sales', value: ROWS / whole, unit: 'rows/s', target: TARGET, better: 'higher' });
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
