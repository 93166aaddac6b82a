import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { expectedFacts, readDealCases, wrongFacts } from './deal-facts-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (...lines: string[]): string => {
  const path = join(folder, 'deals.jsonl');
  writeFileSync(path, lines.join('\n'));
  return path;
};
const line = (id: string, facts: unknown): string =>
  JSON.stringify({ id, language: 'en', turns: [{ user: 'I earn 85k', facts }] });

describe('a file of what is said of deals', () => {
  it('holds what each turn changes', () => {
    const [one] = readDealCases(fileOf('// by hand', line('a', { incomesAud: [85_000] }), ''));
    expect(one).toMatchObject({ id: 'a', heldOut: false, turns: [{ facts: { incomesAud: [85_000] } }] });
  });

  it.each([
    [[line('a', { wealth: 5 })], /line 1/],
    [[line('a', {}), line('a', {})], /line 2: The id a is used twice/],
    [['{'], /line 1/],
  ])('says what is wrong with %s', (lines, fault) => {
    expect(() => readDealCases(fileOf(...lines))).toThrow(fault);
  });

  it('keeps what was told until it is told otherwise', () => {
    const turns = [
      { user: 'a', facts: { savingsAud: 50_000, commitmentsAud: [300] } },
      { user: 'b', facts: { commitmentsAud: null } },
    ];
    expect(expectedFacts({ turns })).toEqual([
      { savingsAud: 50_000, commitmentsAud: [300] },
      { savingsAud: 50_000 },
    ]);
  });

  it('counts what is lost, wrong, and known without having been told', () => {
    const expected = { incomesAud: [85_000, 60_000], savingsAud: 48_000, priceAud: 520_000 };
    expect(wrongFacts(expected, { ...expected, incomesAud: [60_000, 85_000] })).toEqual([]);
    expect(
      wrongFacts(expected, { incomesAud: [85_000, 60_000], savingsAud: 152_000, loanAud: 300_000 }),
    ).toEqual([
      'savingsAud: 48000, not 152000',
      'priceAud: 520000, not nothing',
      'loanAud: nothing, not 300000',
    ]);
  });
});
