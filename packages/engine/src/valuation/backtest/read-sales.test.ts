import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backtestCommand } from './backtest-command.ts';
import { parseColumnMap } from './column-map.ts';
import { readSales } from './read-sales.ts';
import { dateReader, isoDate } from './sale-date.ts';

const folder = mkdtempSync(join(tmpdir(), 'propguard-backtest-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const TODAY = 20_000;
const MAP = {
  price: 'paid',
  date: { column: 'sold', format: 'd/m/yyyy' },
  locality: 'place',
  landArea: { column: 'lot', unit: 'sqft' },
  features: { numeric: ['grade'], categorical: ['view'] },
  keep: [{ column: 'kind', notIn: ['gift'] }],
};
const HEADER = 'paid,sold,place,lot,grade,view,kind\n';

describe('dates', () => {
  it.each([
    ['d/mm/yyyy', '3/09/2016', '2016-09-03'],
    ['m/d/yyyy', '9/3/2016', '2016-09-03'],
    ['yyyy-mm-dd', '2016-09-03T10:00:00Z', '2016-09-03'],
    ['yyyymmdd', '20141013T000000', '2014-10-13'],
    ['yyyy-mm', '2016-09', '2016-09-01'],
  ])('%s reads %s', (format, text, wanted) => {
    expect(isoDate(dateReader(format)(text)!)).toBe(wanted);
  });

  it('that do not exist are none', () => {
    expect(dateReader('d/m/yyyy')('31/2/2016')).toBeNull();
    expect(dateReader('yyyy-mm-dd')('yesterday')).toBeNull();
  });
});

describe('a file of sales', () => {
  it('is read with its extra facts, filtered, and every row left out is accounted for', async () => {
    const file = write(
      'sales.csv',
      `${HEADER}"$1,250,000",1/2/2020,Carlton ,1000,7,sea,sale
500000,1/2/2020,Carlton,,,,gift
0,1/2/2020,Carlton,,,,sale
1e12,1/2/2020,Carlton,,,,sale
lots,1/2/2020,Carlton,,,,sale
500000,31/2/2020,Carlton,,,,sale
500000,1/2/2999,Carlton,,,,sale
`,
    );
    const read = await readSales(file, parseColumnMap(MAP), TODAY);
    expect(read).toMatchObject({ rowsInFile: 7, filteredOut: 1 });
    expect(read.sales).toHaveLength(1);
    expect(read.sales[0]).toMatchObject({
      row: 0,
      priceAud: 1_250_000,
      localityId: 'carlton',
      bedrooms: null,
      extra: { grade: 7, view: 'sea' },
    });
    expect(read.sales[0]!.landM2).toBeCloseTo(92.9, 1);
    expect(read.rejected.map(({ reason, rows, firstRow }) => [reason, rows, firstRow])).toEqual([
      ['the price is zero or below', 1, 2],
      ['the price is above 10,000,000,000', 1, 3],
      ['the price is not a number', 1, 4],
      ['the date cannot be read', 1, 5],
      ['the date is in the future', 1, 6],
    ]);
  });

  it('may have decimal commas, and coordinates never have thousands', async () => {
    const file = write(
      'commas.csv',
      'paid,sold,lat,lon,lot\n"500000","2020-02-01","-37,812","144,9","512,5"\n600000,2020-02-01,-37.8,144.95,1000\n',
    );
    const map = parseColumnMap({
      price: 'paid',
      date: { column: 'sold', format: 'yyyy-mm-dd' },
      latitude: 'lat',
      longitude: 'lon',
      landArea: { column: 'lot', unit: 'm2' },
    });
    const { sales } = await readSales(file, map, TODAY);
    expect(sales.map(({ latitude, longitude, landM2 }) => [latitude, longitude, landM2])).toEqual([
      [-37.812, 144.9, 512.5],
      [-37.8, 144.95, 1000],
    ]);
  });

  it('may hold its date in parts', async () => {
    const file = write('parts.csv', 'SalePrice,YrSold,MoSold\n200000,2008,5\n');
    const map = parseColumnMap({ price: 'SalePrice', date: { year: 'YrSold', month: 'MoSold' } });
    expect(isoDate((await readSales(file, map, TODAY)).sales[0]!.contractDay)).toBe('2008-05-01');
  });
});

describe('a backtest that cannot be run says why', () => {
  const map = write('map.json', JSON.stringify(MAP));
  const one = write('one.csv', `${HEADER}500000,1/2/2020,Carlton,,,,sale\n`);
  const open = write('open.csv', `${HEADER}"500000,1/2/2020\n`);
  const openLater = write(
    'open-later.csv',
    `${HEADER}${'500000,1/2/2020,Carlton,,,,sale\n'.repeat(3)}500000,1/2/2020,"Carlton,,,,sale\n500000,1/2/2020,"Carlton",,,,sale\n`,
  );
  const packed = write('packed.csv', 'PK and so on');
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await backtestCommand(args, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  it.each([
    ['nothing given', [], '--sales and --columns must be given'],
    ['no such file', ['--sales', 'nowhere.csv', '--columns', map], "There is no file 'nowhere.csv'"],
    ['an unknown option', ['--sale', one], "Unknown option '--sale'"],
    [
      'a quote that never closes',
      ['--sales', openLater, '--columns', map],
      'opens on line 5 is never closed',
    ],
    ['a packed file', ['--sales', packed, '--columns', map], 'a zip or a workbook'],
    ['an unknown split', ['--sales', one, '--columns', map, '--split', 'odd'], "--split is 'odd'"],
    ['one row', ['--sales', one, '--columns', map], '1 usable sales are too few'],
    ['a quote that never closes', ['--sales', open, '--columns', map], 'opens on line 2 is never closed'],
    ['a map that is not JSON', ['--sales', one, '--columns', one], 'is not JSON'],
    [
      'a map of other columns',
      ['--sales', one, '--columns', write('other.json', '{"price":"Price","date":"Date"}')],
      "no column 'Price', 'Date'. Its columns are: paid, sold",
    ],
    [
      'a map with an unknown key',
      ['--sales', one, '--columns', write('key.json', '{"prise":"paid","date":"sold"}')],
      "'prise', which means nothing here",
    ],
    [
      'a map without a price',
      ['--sales', one, '--columns', write('noprice.json', '{"date":"sold"}')],
      "'price' in the column map must be the name of a column",
    ],
  ])('%s', async (_name, args, words) => {
    const { code, text } = await run(...args);
    expect(code).toBe(1);
    expect(text).toContain(words);
  });
});
