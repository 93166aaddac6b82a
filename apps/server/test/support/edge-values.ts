import type { JsonSchema } from './operations.ts';
import { sampleOf } from './sample-input.ts';

type Numbered = JsonSchema & { maximum?: number };
/** Where a whole number stands in what the schema describes, with the schema of that place. */
type Place = { path: (string | number)[]; schema: Numbered };

const typesOf = (schema: JsonSchema): string[] => [schema.type ?? []].flat();

/** Of a choice the one that `sampleOf` takes: the place must be in the sample. */
export const numberPlaces = (schema: JsonSchema, path: (string | number)[] = []): Place[] => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return numberPlaces(choices.find((one) => one.type !== 'null') ?? {}, path);
  if (schema.allOf) return schema.allOf.flatMap((one) => numberPlaces(one, path));
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) return [{ path, schema }];
  if (types.includes('array')) return numberPlaces(schema.items ?? {}, [...path, 0]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    numberPlaces(child, [...path, name]),
  );
};

/** Every whole number of a schema, in whichever choice. */
export const allIntegers = (schema: JsonSchema, name: string): { name: string; schema: Numbered }[] => [
  ...(typesOf(schema).includes('integer') ? [{ name, schema }] : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    allIntegers(one, name),
  ),
  ...(schema.items ? allIntegers(schema.items, `${name}[]`) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => allIntegers(child, `${name}.${key}`)),
];

/** Around 32, 53 and 64 bits, and the ends that the contract itself names: those reach the database. */
export const edgesOf = ({ minimum, maximum }: Numbered): number[] => [
  ...(minimum === undefined ? [] : [minimum]),
  ...(maximum === undefined ? [] : [maximum]),
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e300,
];

const put = (value: unknown, path: (string | number)[], edge: number): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return edge;
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? put(one, rest, edge) : one));
  // What the sample leaves out, or says is not there, holds the number alone.
  const inside = (value ?? {}) as Record<string, unknown>;
  return { ...inside, [first]: put(inside[first], rest, edge) };
};

/** The sample, once for each of its numbers and each edge. */
export const samplesAtEdges = (schema: JsonSchema): unknown[] =>
  numberPlaces(schema).flatMap(({ path, schema: own }) =>
    edgesOf(own).map((edge) => put(sampleOf(schema), path, edge)),
  );

/** As they stand in the address: none of them is what the parameter is for. */
export const STRANGE_SEGMENTS = [
  '%00',
  'a%00b',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c%2e%2e',
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '%ed%a0%80',
  '%25%30%30',
  '99999999999999999999',
  'x'.repeat(499),
  'x'.repeat(2000),
  '%F0%9F%98%80'.repeat(200),
];

/** What stands where a cursor's position has something else. */
export const FORGED_POSITIONS: unknown[] = [
  null,
  '',
  'x',
  'a\u0000b',
  '\ud800',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e300,
  [],
  {},
];
