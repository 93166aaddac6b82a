import { afterEach, expect, it } from 'vitest';
import { makeWorkbook } from '../../test/support/make-workbook.ts';
import { memorySource } from '../../test/support/memory-source.ts';
import type { Context } from '../context.ts';
import { FileRefused } from '../intake/file-refused.ts';
import type { FileSource } from '../intake/file-source.ts';
import { readThrough } from '../intake/read-through.ts';
import { headOpener } from './open-head.ts';
import { openTable } from './open-table.ts';
import type { Table } from './table.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const aNode = (): Context => ({ onClose: (close: () => unknown) => void closes.push(close) }) as never;
const BOUNDS = { most: 3, mostTexts: 1_000_000 };

const rowsOf = async ({ headers, records }: Table) => {
  const rows = [];
  for await (const { cells } of records) rows.push(cells);
  return { headers, rows };
};
const open = async (source: FileSource, bounds = BOUNDS, services = aNode()) =>
  rowsOf(await headOpener({ services, caller: 'a' }, bounds)(source, 'auto', { bytes: 0 }));

const ROWS = [['Address', 'Price'], ...Array.from({ length: 50 }, (_, at) => [`${at} Oxlade Drive`, at])];

it('gives the first rows of a workbook as they are read here, however it is cut into pieces', async () => {
  const bytes = await makeWorkbook(...ROWS);
  const whole = await rowsOf(await openTable(memorySource(bytes, 'homes.xlsx'), 'auto', { bytes: 0 }));
  const { headers, rows } = await open(memorySource(bytes, 'homes.xlsx', 61));
  expect(headers).toEqual(whole.headers);
  expect(rows).toEqual(whole.rows.slice(0, BOUNDS.most));
});

it('refuses in words what cannot be taken, and more text than whoever waits may send', async () => {
  const bytes = await makeWorkbook(...ROWS);
  await expect(open(memorySource(bytes), { ...BOUNDS, mostTexts: 100 })).rejects.toThrow(
    new FileRefused('The workbook holds more text than we can read. Save the sheet as CSV.'),
  );
});

it('refuses a caller who has too many under way, and nobody else', async () => {
  const services = aNode();
  const bytes = await makeWorkbook(...ROWS);
  const read = (caller: string) =>
    headOpener({ services, caller }, BOUNDS)(memorySource(bytes), 'auto', { bytes: 0 });
  const [mine, another] = [await Promise.allSettled([1, 2, 3, 4, 5].map(() => read('a'))), await read('b')];
  const refused = mine.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'OVERLOADED', status: 503 } });
  expect(another.headers).toEqual(['Address', 'Price']);
});

it('fails where the file cannot be fetched, and goes on with the next', async () => {
  const services = aNode();
  const bytes = await makeWorkbook(...ROWS);
  const source = memorySource(bytes);
  // The thread asks for more than is asked for here, which is where the directory stands.
  const lost: FileSource = {
    ...source,
    read: async function* (start, end) {
      if (end - start > 1024 && start < bytes.length / 2) throw new Error('The connection was lost.');
      yield* source.read(start, end);
    },
  };
  await expect(readThrough(lost, (watched) => open(watched, BOUNDS, services))).rejects.toThrow(
    'The connection was lost.',
  );
  expect((await open(source, BOUNDS, services)).rows).toHaveLength(BOUNDS.most);
});

it('reads text with separators here', async () => {
  const { headers, rows } = await open(memorySource('a,b\n1,2\n'));
  expect([headers, rows]).toEqual([['a', 'b'], [['1', '2']]]);
});
