import fc from 'fast-check';
import type { JsonSchema, Operation } from './operations.ts';
import { sampleOf } from './sample-input.ts';

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '😀'.repeat(20),
    '\ud800',
    '%',
    "'; drop table job; --",
    '../../etc/passwd',
    'null',
    'NaN',
    '1e400',
    '-1',
  ),
  fc.constantFrom(
    'x'.repeat(10_000),
    '١٢٣',
    '\u202Eabc',
    '{"a":1}',
    '2026-13-45T99:99:99Z',
    '00000000-0000-0000-0000-000000000000',
  ),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(nastyText, { maxLength: 3 }),
  fc.constant(
    Object.fromEntries([
      ['__proto__x', 1],
      ['constructor', { prototype: 1 }],
    ]),
  ),
);

/** Mostly what the schema asks for, with something else in places. */
const bodyFor = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const valid = sampleOf(schema);
  if (typeof valid !== 'object' || valid === null) return fc.oneof(fc.constant(valid), nastyValue);
  const fields = Object.entries(valid).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: nastyValue }),
  ]);
  const mixed = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 8, arbitrary: mixed }, { weight: 1, arbitrary: nastyValue });
};

const parameterFor = (schema: JsonSchema | undefined): fc.Arbitrary<string> =>
  fc.oneof(fc.constant(String(sampleOf(schema ?? {}))), nastyText);

export type NastyRequest = { path: string; body: string | undefined; contentType: string };

/** What is `given` stands in half of the requests where it is named: otherwise nothing would get past a guard. */
export const nastyRequest = (
  { route, parameters, body }: Operation,
  given: Readonly<Record<string, string>> = {},
): fc.Arbitrary<NastyRequest> => {
  const valueFor = (name: string, schema: JsonSchema | undefined): fc.Arbitrary<string> =>
    given[name] === undefined
      ? parameterFor(schema)
      : fc.oneof(fc.constant(given[name]), parameterFor(schema));
  const inPath = [...route.path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1] ?? '');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const text = body === null ? fc.constant(undefined) : bodyFor(body).map((value) => JSON.stringify(value));
  const sent =
    body === null
      ? text
      : fc.oneof(
          { weight: 9, arbitrary: text },
          { weight: 1, arbitrary: fc.constantFrom('{', '', '[]', '"', '{"a":}', 'null') },
        );
  return fc
    .record({
      pathValues: fc.tuple(
        ...inPath.map((name) => valueFor(name, parameters.find((one) => one.name === name)?.schema)),
      ),
      query: fc.record(Object.fromEntries(inQuery.map((one) => [one.name, valueFor(one.name, one.schema)])), {
        requiredKeys: [],
      }),
      extra: fc.option(nastyText, { nil: undefined, freq: 4 }),
      body: sent,
      contentType: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x'),
        },
      ),
    })
    .map(({ pathValues, query, extra, body: content, contentType }) => {
      let index = 0;
      const safe = (value: string) => encodeURIComponent(value.toWellFormed());
      const path = route.path.replace(/\{\+?\w+\}/g, () => safe(String(pathValues[index++] ?? '')));
      const pairs = Object.entries({ ...query, ...(extra === undefined ? {} : { extra }) }).map(
        ([name, value]) => `${name}=${safe(String(value))}`,
      );
      return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path, body: content, contentType };
    });
};
