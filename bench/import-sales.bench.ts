/** Rows a second from a CSV of 200,000 sales on a disk to rows that everyone sees, on an empty embedded database. */
import { diskSource } from '../apps/server/src/intake/disk-source.ts';
import { importFromDisk } from '../apps/server/src/slices/data-imports/run-on-disk.ts';
import { refreshMarketFigures } from '../apps/server/src/slices/market/refresh-market-figures.ts';
import { SALES_FILE_SETTINGS, withSalesFile } from './lib/sales-file.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const ROWS = 200_000;
const TARGET = 20_000;

await withSalesFile(ROWS, (file) =>
  withTrialInstallation(async ({ context }) => {
    const startedAt = performance.now();
    let readAt = startedAt;
    const done = await importFromDisk(context.database, {
      source: await diskSource(file),
      dryRun: false,
      tell: async (tx) => void (await refreshMarketFigures({ tx })),
      onProgress: ({ note }) => {
        if (note !== 'Writing') readAt = performance.now();
      },
      settings: SALES_FILE_SETTINGS,
    });
    const seconds = (since: number, until: number): number => (until - since) / 1000;
    const read = seconds(startedAt, readAt);
    const whole = seconds(startedAt, performance.now());
    console.log(`counts ${JSON.stringify(done.counts)}`);
    console.log(`read, checked and staged in ${read.toFixed(1)} s: ${Math.round(ROWS / read)} rows/s`);
    console.log(`settled and made visible at once in ${(whole - read).toFixed(1)} s`);
    console.log(`memory at the end ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`);
    settle({ name: 'import-sales', value: ROWS / whole, unit: 'rows/s', target: TARGET, better: 'higher' });
  }),
);
