import type { JsonSchema, Operation } from './operations.ts';

const SAMPLE_ID = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
const BY_FORMAT: Record<string, unknown> = {
  uuid: SAMPLE_ID,
  email: 'someone@example.com',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://example.com/',
};

/** What a path or a query asks for in a form that its schema does not tell. */
const SAMPLE_DAY = '2026-01-01';
const BY_NAME: Record<string, string> = { zone: 'Australia/Sydney' };

const typeOf = (schema: JsonSchema): string | undefined =>
  Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;

/** A value that the schema accepts, always the same one. */
export const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices.find((one) => one.type !== 'null') ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf));
  switch (typeOf(schema)) {
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? 'sample'.padEnd(schema.minLength ?? 0, 'e');
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => sampleOf(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, child]) => [name, sampleOf(child)]),
      );
    default:
      return 'sample';
  }
};

export type SampleRequest = { method: string; path: string; body: unknown };

/** A request that is well formed for the operation; `id` stands wherever an id is asked for, `given` where it is named. */
export const sampleRequest = (
  { route, parameters, body }: Operation,
  id = SAMPLE_ID,
  given: Readonly<Record<string, string>> = {},
): SampleRequest => {
  const value = (name: string, schema: JsonSchema | undefined): string =>
    given[name] ??
    (schema?.format === 'date' ? SAMPLE_DAY : BY_NAME[name]) ??
    String(sampleOf(schema ?? {})).replaceAll(SAMPLE_ID, id);
  const path = route.path.replace(/\{\+?(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(value(name, parameters.find((one) => one.in === 'path' && one.name === name)?.schema)),
  );
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && one.required)
      .map((one): [string, string] => [one.name, value(one.name, one.schema)]),
  );
  const text = body === null ? undefined : JSON.stringify(sampleOf(body)).replaceAll(SAMPLE_ID, id);
  return { method: route.method, path: query.size > 0 ? `${path}?${query.toString()}` : path, body: text };
};

/** Whether any input of the operation is an id that could be somebody else's. */
export const takesId = ({ parameters, body }: Operation): boolean =>
  [...parameters.map((one) => one.schema ?? {}), body ?? {}].some((schema) =>
    JSON.stringify(sampleOf(schema))?.includes(SAMPLE_ID),
  );
