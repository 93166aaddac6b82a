import { plausibleFact, plausiblePosition } from './plausible-fact.ts';
import { CODED_FACTS, type ExtraFact, NUMERIC_FACTS, type PropertyFacts } from './property-facts.ts';

/** Texts as numbers: `codes[row]` is the place in `levels`, or -1 where the fact is missing. */
export type CodedColumn = { levels: string[]; codes: Int32Array };

export type Positions = { latitude: Float64Array; longitude: Float64Array };

/** Facts by column. A missing number is NaN. */
export type FactsTable = {
  count: number;
  latitude: Float64Array;
  longitude: Float64Array;
  /** Of the suburb, where one was given. */
  centre?: Positions;
  /** By fact; extra facts as `extra:NAME`. */
  numeric: Record<string, Float64Array>;
  coded: Record<string, CodedColumn>;
};

const extraKey = (name: string): string => `extra:${name}`;

/** Columns of facts, in the order of the rows. */
export const factsTable = (rows: readonly PropertyFacts[], extras: readonly ExtraFact[] = []): FactsTable => {
  const own = positionsOf(rows);
  const centre = rows.some((row) => row.centre)
    ? { centre: positionsOf(rows.map((row) => row.centre ?? NOWHERE)) }
    : {};
  const numeric: FactsTable['numeric'] = {};
  for (const name of NUMERIC_FACTS) {
    numeric[name] = Float64Array.from(rows, (row) => plausibleFact(name, row[name]));
  }
  const coded: FactsTable['coded'] = {};
  for (const name of CODED_FACTS) coded[name] = codedColumn(rows.map((row) => row[name]));
  for (const { name, kind } of extras) {
    const key = extraKey(name);
    const values = rows.map((row) => row.extra?.[name] ?? null);
    if (kind === 'numeric') {
      numeric[key] = Float64Array.from(values, (value) => (typeof value === 'number' ? value : Number.NaN));
    } else coded[key] = codedColumn(values.map((value) => (value === null ? null : String(value))));
  }
  return { count: rows.length, ...own, ...centre, numeric, coded };
};

const NOWHERE = { latitude: null, longitude: null };

const positionsOf = (rows: readonly Pick<PropertyFacts, 'latitude' | 'longitude'>[]): Positions => {
  const latitude = new Float64Array(rows.length);
  const longitude = new Float64Array(rows.length);
  rows.forEach((row, i) => {
    [latitude[i], longitude[i]] = plausiblePosition(row.latitude, row.longitude);
  });
  return { latitude, longitude };
};

const codedColumn = (texts: readonly (string | null)[]): CodedColumn => {
  const levels: string[] = [];
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(texts, (text) => {
    if (text === null || text === '') return -1;
    const known = codeOf.get(text);
    if (known !== undefined) return known;
    codeOf.set(text, levels.length);
    return levels.push(text) - 1;
  });
  return { levels, codes };
};

/** The given rows, in the given order; texts keep their codes. */
export const pickFacts = (table: FactsTable, rows: Int32Array): FactsTable => ({
  count: rows.length,
  latitude: pickNumbers(table.latitude, rows),
  longitude: pickNumbers(table.longitude, rows),
  ...(table.centre
    ? {
        centre: {
          latitude: pickNumbers(table.centre.latitude, rows),
          longitude: pickNumbers(table.centre.longitude, rows),
        },
      }
    : {}),
  numeric: Object.fromEntries(
    Object.entries(table.numeric).map(([name, values]) => [name, pickNumbers(values, rows)]),
  ),
  coded: Object.fromEntries(
    Object.entries(table.coded).map(([name, { levels, codes }]) => [
      name,
      { levels, codes: Int32Array.from(rows, (row) => codes[row]!) },
    ]),
  ),
});

const pickNumbers = (values: Float64Array, rows: Int32Array): Float64Array =>
  Float64Array.from(rows, (row) => values[row]!);
