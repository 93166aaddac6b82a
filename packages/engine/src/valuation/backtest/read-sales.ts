import { createReadStream } from 'node:fs';
import { lineOfOpenQuote } from '@propguard/rules/imports/open-quote';
import { readDegrees, readNumber } from '@propguard/rules/imports/read-number';
import { CsvError, parse } from 'csv-parse';
import type { ExtraFact, SaleRow } from '../sales/property-facts.ts';
import {
  BacktestInputError,
  type ColumnMap,
  columnsOf,
  type RowCondition,
  squareMetresIn,
} from './column-map.ts';
import { type DateReader, dateReader, dayFromParts } from './sale-date.ts';
import { fillWholeGaps } from './whole-gaps.ts';

/** A sale with its place in the file; `row` 0 is the first line after the header. */
export type FileSale = SaleRow & { row: number };

export type ReadSales = {
  sales: FileSale[];
  extras: ExtraFact[];
  rowsInFile: number;
  /** Rows that the map's conditions left out. */
  filteredOut: number;
  /** Rows that were kept by the conditions but cannot be used, by reason. */
  rejected: { reason: string; rows: number; firstRow: number }[];
  /** Sales that bear the id of an earlier one; each has its row behind it, so that none is taken for another. */
  repeatedIds: number;
};

/** No home costs more; a price beyond is a slip of the keyboard. */
const GREATEST_PRICE = 1e10;

/** Reads a file of sales row by row, whatever its size. */
export const readSales = async (file: string, map: ColumnMap, today: number): Promise<ReadSales> => {
  await refusePacked(file);
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      info: true,
      columns: (header: string[]) => checkedHeader(header, map),
      relax_column_count_less: true,
    }),
  );
  const readRow = rowReader(map, today);
  const result: ReadSales = {
    sales: [],
    extras: [
      ...map.features.numeric.map((name) => ({ name, kind: 'numeric' as const })),
      ...map.features.categorical.map((name) => ({ name, kind: 'categorical' as const })),
    ],
    rowsInFile: 0,
    filteredOut: 0,
    rejected: [],
    repeatedIds: 0,
  };
  const seen = new Set<string>();
  for await (const { record } of recordsOf(file, parser)) {
    const row = result.rowsInFile++;
    if (!map.keep.every((condition) => meets(record[condition.column] ?? '', condition))) {
      result.filteredOut++;
      continue;
    }
    const sale = readRow(record, row);
    if (typeof sale !== 'string') {
      const isRepeated = seen.has(sale.id);
      if (isRepeated) result.repeatedIds++;
      seen.add(sale.id);
      result.sales.push(isRepeated ? { ...sale, id: `${sale.id} (row ${row})` } : sale);
      continue;
    }
    const known = result.rejected.find(({ reason }) => reason === sale);
    if (known) known.rows++;
    else result.rejected.push({ reason: sale, rows: 1, firstRow: row });
  }
  fillWholeGaps(result.sales);
  return result;
};

type Parsed = { record: Record<string, string | undefined>; info: { lines: number } };

/** A quote that is never closed is told by where it opens, not by where the file ends. */
async function* recordsOf(file: string, parser: AsyncIterable<Parsed>): AsyncGenerator<Parsed> {
  let lastLine = 1;
  try {
    for await (const parsed of parser) {
      lastLine = parsed.info.lines;
      yield parsed;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const openedOn = await lineOfOpenQuote(createReadStream(file, 'utf8'), lastLine, ',');
    if (openedOn === null) throw error;
    throw new BacktestInputError(`The quote that opens on line ${openedOn} is never closed.`);
  }
}

const PACKED: readonly (readonly [mark: string, what: string])[] = [
  ['PK', 'a zip or a workbook'],
  ['\u001F\u008B', 'packed with gzip'],
];

const refusePacked = async (file: string): Promise<void> => {
  let head = '';
  for await (const piece of createReadStream(file, { end: 1, encoding: 'latin1' })) head += String(piece);
  const packed = PACKED.find(([mark]) => head.startsWith(mark));
  if (packed)
    throw new BacktestInputError(`The file is ${packed[1]}: a backtest reads CSV. Unpack or export it.`);
};

const checkedHeader = (header: string[], map: ColumnMap): string[] => {
  const missing = [...new Set(columnsOf(map))].filter((column) => !header.includes(column));
  if (missing.length === 0) return header;
  throw new BacktestInputError(
    `The file has no column '${missing.join("', '")}'. Its columns are: ${header.join(', ')}.`,
  );
};

const meets = (text: string, condition: RowCondition): boolean => {
  const value = text.trim();
  if ('isEmpty' in condition) return (value === '') === condition.isEmpty;
  if ('in' in condition) return condition.in.includes(value);
  if ('notIn' in condition) return !condition.notIn.includes(value);
  const number = numberOf(value);
  return number !== null && number >= (condition.min ?? -Infinity) && number <= (condition.max ?? Infinity);
};

/** '1,250,000', '$950000', '512,5' and ' 3 ' are numbers; '' and 'n/a' are none. */
const numberOf = (text: string | undefined): number | null =>
  readNumber((text ?? '').trim().replace(/^\$/, ''));

/** Makes a sale of a row, or says why it is none. */
const rowReader = (map: ColumnMap, today: number) => {
  const readDate: DateReader | null = 'column' in map.date ? dateReader(map.date.format) : null;
  return (record: Record<string, string | undefined>, row: number): FileSale | string => {
    const number = (column: string | undefined) => (column === undefined ? null : numberOf(record[column]));
    const degrees = (column: string | undefined) =>
      column === undefined ? null : readDegrees(record[column] ?? '');
    const text = (column: string | undefined) => {
      const value = column === undefined ? '' : (record[column] ?? '').trim();
      return value === '' ? null : value;
    };
    const price = number(map.price);
    if (price === null) return 'the price is not a number';
    if (price <= 0) return 'the price is zero or below';
    if (price > GREATEST_PRICE) return `the price is above ${GREATEST_PRICE.toLocaleString('en-AU')}`;
    const day =
      'column' in map.date
        ? readDate!(record[map.date.column] ?? '')
        : dayFromParts(record[map.date.year] ?? '', text(map.date.month), text(map.date.day));
    if (day === null) return 'the date cannot be read';
    if (day > today) return 'the date is in the future';
    const area = (key: 'landArea' | 'buildingArea') => {
      const column = map[key];
      const value = column ? number(column.column) : null;
      return column && value !== null ? value * squareMetresIn(column.unit) : null;
    };
    return {
      row,
      id: text(map.id) ?? String(row),
      contractDay: day,
      priceAud: price,
      type: text(map.type),
      latitude: degrees(map.latitude),
      longitude: degrees(map.longitude),
      bedrooms: number(map.bedrooms),
      bathrooms: number(map.bathrooms),
      carSpaces: number(map.carSpaces),
      landM2: area('landArea'),
      buildingM2: area('buildingArea'),
      yearBuilt: number(map.yearBuilt),
      localityId: text(map.locality)?.toLowerCase() ?? null,
      postcode: text(map.postcode),
      state: text(map.state),
      extra: Object.fromEntries([
        ...map.features.numeric.map((name) => [name, number(name)]),
        ...map.features.categorical.map((name) => [name, text(name)]),
      ]),
    };
  };
};
