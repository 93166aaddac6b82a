import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { rowsAsJson } from './rows-as-json.ts';

const written = (rows: readonly object[]): unknown => {
  const { sql, params } = new PgDialect().sqlToQuery(rowsAsJson(rows));
  expect(sql).toBe('$1::jsonb');
  return JSON.parse(String(params[0]));
};

describe('rows as one value', () => {
  it.each([
    ['plain', 'plain'],
    ['Zoë 🏠', 'Zoë 🏠'],
    ['cut \uD83C', 'cut \uFFFD'],
    ['nought \0 there', 'nought  there'],
    [String.raw`said \u0000 and \ud83c`, String.raw`said \u0000 and \ud83c`],
  ])('%j is written as what PostgreSQL takes', (said, kept) => {
    expect(written([{ said, deeper: { said } }])).toEqual([{ said: kept, deeper: { said: kept } }]);
  });
});
