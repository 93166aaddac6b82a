import { isDateFormat } from './sale-date.ts';

const AREA_UNITS = { m2: 1, sqft: 0.09290304, acre: 4046.8564224, hectare: 10_000 } as const;
export type AreaUnit = keyof typeof AREA_UNITS;
export const squareMetresIn = (unit: AreaUnit): number => AREA_UNITS[unit];

type AreaColumn = { column: string; unit: AreaUnit };
type DateColumns = { column: string; format: string } | { year: string; month?: string; day?: string };

/** A row is kept if it meets every condition. */
export type RowCondition = { column: string } & (
  | { isEmpty: boolean }
  | { in: string[] }
  | { notIn: string[] }
  | { min?: number; max?: number }
);

/** Which column of a file holds what. Only price and date must be there. */
export type ColumnMap = {
  price: string;
  date: DateColumns;
  id?: string;
  type?: string;
  latitude?: string;
  longitude?: string;
  bedrooms?: string;
  bathrooms?: string;
  carSpaces?: string;
  landArea?: AreaColumn;
  buildingArea?: AreaColumn;
  yearBuilt?: string;
  locality?: string;
  postcode?: string;
  state?: string;
  features: { numeric: string[]; categorical: string[] };
  keep: RowCondition[];
};

export class BacktestInputError extends Error {
  override name = 'BacktestInputError';
}

const TEXT_KEYS = [
  'id',
  'type',
  'latitude',
  'longitude',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'yearBuilt',
  'locality',
  'postcode',
  'state',
] as const;
const OTHER_KEYS = ['price', 'date', 'landArea', 'buildingArea', 'features', 'keep'];

/** Reads a column map, or says in plain words what is wrong with it. */
export const parseColumnMap = (json: unknown): ColumnMap => {
  const map = recordOf(json, 'The column map');
  const known: readonly string[] = [...TEXT_KEYS, ...OTHER_KEYS];
  const unknown = Object.keys(map).filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    throw new BacktestInputError(
      `The column map has '${unknown.join("', '")}', which means nothing here. It may have: ${known.join(', ')}.`,
    );
  }
  const features = map.features === undefined ? {} : recordOf(map.features, "'features' in the column map");
  const parsed: ColumnMap = {
    price: textOf(map.price, 'price'),
    date: dateColumns(map.date),
    features: {
      numeric: textsOf(features.numeric ?? [], 'features.numeric'),
      categorical: textsOf(features.categorical ?? [], 'features.categorical'),
    },
    keep: Array.isArray(map.keep ?? [])
      ? ((map.keep ?? []) as unknown[]).map(condition)
      : fail('keep', 'a list'),
  };
  for (const key of TEXT_KEYS) if (map[key] !== undefined) parsed[key] = textOf(map[key], key);
  for (const key of ['landArea', 'buildingArea'] as const) {
    if (map[key] !== undefined) parsed[key] = areaColumn(map[key], key);
  }
  return parsed;
};

const fail = (key: string, wanted: string): never => {
  throw new BacktestInputError(`'${key}' in the column map must be ${wanted}.`);
};

const recordOf = (value: unknown, name: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BacktestInputError(`${name} must be an object in braces.`);
  }
  return value as Record<string, unknown>;
};

const textOf = (value: unknown, key: string): string =>
  typeof value === 'string' && value !== '' ? value : fail(key, 'the name of a column');

const textsOf = (value: unknown, key: string): string[] =>
  Array.isArray(value) ? value.map((one) => textOf(one, key)) : fail(key, 'a list of column names');

const areaColumn = (value: unknown, key: string): AreaColumn => {
  if (typeof value === 'string') return { column: textOf(value, key), unit: 'm2' };
  const { column, unit } = recordOf(value, `'${key}' in the column map`);
  if (typeof unit !== 'string' || !(unit in AREA_UNITS)) {
    return fail(`${key}.unit`, `one of ${Object.keys(AREA_UNITS).join(', ')}`);
  }
  return { column: textOf(column, `${key}.column`), unit: unit as AreaUnit };
};

const dateColumns = (value: unknown): DateColumns => {
  if (typeof value === 'string') return { column: textOf(value, 'date'), format: 'yyyy-mm-dd' };
  const date = recordOf(value, "'date' in the column map");
  if (date.year !== undefined) {
    return {
      year: textOf(date.year, 'date.year'),
      ...(date.month === undefined ? {} : { month: textOf(date.month, 'date.month') }),
      ...(date.day === undefined ? {} : { day: textOf(date.day, 'date.day') }),
    };
  }
  const format = date.format ?? 'yyyy-mm-dd';
  if (typeof format !== 'string' || !isDateFormat(format)) {
    return fail('date.format', 'made of yyyy, m or mm, and d or dd, such as d/m/yyyy');
  }
  return { column: textOf(date.column, 'date.column'), format };
};

const condition = (value: unknown, place: number): RowCondition => {
  const key = `keep[${place}]`;
  const given = recordOf(value, `'${key}' in the column map`);
  const column = textOf(given.column, `${key}.column`);
  if (typeof given.isEmpty === 'boolean') return { column, isEmpty: given.isEmpty };
  if (Array.isArray(given.in)) return { column, in: given.in.map(String) };
  if (Array.isArray(given.notIn)) return { column, notIn: given.notIn.map(String) };
  if (typeof given.min === 'number' || typeof given.max === 'number') {
    return {
      column,
      ...(typeof given.min === 'number' ? { min: given.min } : {}),
      ...(typeof given.max === 'number' ? { max: given.max } : {}),
    };
  }
  return fail(key, 'a column with isEmpty, in, notIn, min or max');
};

/** Every column the map speaks of. */
export const columnsOf = (map: ColumnMap): string[] =>
  [
    map.price,
    ...('column' in map.date ? [map.date.column] : [map.date.year, map.date.month, map.date.day]),
    ...TEXT_KEYS.map((key) => map[key]),
    map.landArea?.column,
    map.buildingArea?.column,
    ...map.features.numeric,
    ...map.features.categorical,
    ...map.keep.map(({ column }) => column),
  ].filter((column) => column !== undefined);
