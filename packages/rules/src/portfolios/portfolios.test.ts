import { describe, expect, it } from 'vitest';
import { guessColumns, missingFields } from '../imports/import-columns.ts';
import { LocalityIndex } from '../imports/locality-index.ts';
import type { ReadingContext } from '../imports/read-property.ts';
import { bandOf, LVR_BOUNDS, toBands } from './bands.ts';
import { flagReasons } from './flags.ts';
import { portfolioJobs } from './limits.ts';
import { PORTFOLIO_FIELDS } from './portfolio-columns.ts';
import { readPortfolioRow } from './read-portfolio-row.ts';
import { splitAddress } from './split-address.ts';

const RICHMOND = {
  id: 'richmond',
  searchName: 'richmond',
  state: 'VIC',
  postcode: '3121',
  latitude: -37.82,
  longitude: 145,
};
const context: ReadingContext = {
  localities: new LocalityIndex([RICHMOND]),
  isAtSea: () => false,
  state: null,
  today: '2026-11-01',
};
const read = (row: Record<string, string>) => readPortfolioRow((field) => row[field] ?? '', context);

describe('a row of a portfolio', () => {
  it('needs a suburb or an address that ends in one, and nothing else', () => {
    expect(read({ locality: 'Richmond', state: 'VIC' })).toMatchObject({
      ok: true,
      value: { address: null, type: null, loanAud: null, reference: null, positionSource: 'locality' },
    });
    expect(read({ address: '3/12 Church St, Richmond VIC 3121' })).toMatchObject({
      ok: true,
      value: { address: '3/12 Church St', locality: RICHMOND },
    });
    expect(read({ address: '3/12 Church St' })).toMatchObject({ ok: false, reason: 'missing-value' });
  });

  it.each([
    ['$450,000', 450_000],
    ['1.2m', 1_200_000],
    ['0', null],
    ['', null],
    ['n/a', null],
  ])('reads a loan of %j as %j', (loan, loanAud) => {
    expect(read({ locality: 'Richmond', loan })).toMatchObject({ ok: true, value: { loanAud } });
  });

  it.each([
    ['Owner-occupied', 'owner-occupier'],
    ['OO', 'owner-occupier'],
    ['Investment', 'investor'],
    ['', null],
  ])('reads a purpose of %j as %j', (written, purpose) => {
    expect(read({ locality: 'Richmond', purpose: written })).toMatchObject({ ok: true, value: { purpose } });
  });

  it('knows other debts of 0 from those that nobody names', () => {
    expect(read({ locality: 'Richmond', otherDebts: '0' })).toMatchObject({ value: { otherDebtsAud: 0 } });
    expect(read({ locality: 'Richmond' })).toMatchObject({ value: { otherDebtsAud: null } });
  });

  it.each([
    ['purpose', 'holiday', 'purpose-unknown'],
    ['income', '-1', 'number-implausible'],
    ['otherDebts', 'some', 'number-unreadable'],
    ['borrower', 'x'.repeat(10_000), 'text-too-long'],
    ['loan', 'lots', 'number-unreadable'],
    ['loan', '-5', 'number-implausible'],
    ['loan', '2e9', 'number-implausible'],
    ['reference', 'x'.repeat(10_000), 'text-too-long'],
    ['address', 'x'.repeat(10_000), 'text-too-long'],
    ['bedrooms', '900', 'number-implausible'],
  ])('is not taken with a %s of %.12s', (field, written, reason) => {
    expect(read({ locality: 'Richmond', [field]: written })).toEqual({ ok: false, reason, field });
  });
});

describe('columns', () => {
  it('are guessed from what lenders call them', () => {
    const guess = guessColumns(PORTFOLIO_FIELDS, ['Loan ID', 'Suburb', 'Outstanding balance', 'Beds']);
    expect(guess).toEqual({
      reference: 'Loan ID',
      locality: 'Suburb',
      loan: 'Outstanding balance',
      bedrooms: 'Beds',
    });
    expect(missingFields(PORTFOLIO_FIELDS, guess)).toEqual([]);
    expect(missingFields(PORTFOLIO_FIELDS, { loan: 'Balance' })).toHaveLength(1);
  });
});

describe('an address in one line', () => {
  it.each([
    ['12 Smith St, Richmond VIC 3121', ['12 Smith St', 'Richmond', 'VIC', '3121']],
    ['12 Smith St, North Sydney, NSW', ['12 Smith St', 'North Sydney', 'NSW', '']],
    ['Richmond vic 3121', ['', 'Richmond', 'VIC', '3121']],
    ['12 Smith St', null],
    ['', null],
  ])('%j', (written, expected) => {
    const split = splitAddress(written);
    expect(split && [split.address, split.locality, split.state, split.postcode]).toEqual(expected);
  });

  it('is taken apart in no time, whatever stands in its cell', () => {
    const startedAt = Date.now();
    expect(splitAddress(`a${' '.repeat(200_000)}b`)).toBeNull();
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });
});

describe('flags', () => {
  const calm = { flood: 0.7, fire: 0, coastalErosion: null, subsidence: 0.1 };
  it('CORE-RISK-12: takes hazards above 0.7 and loans above 80% of the value, not those on the line', () => {
    expect(flagReasons({ hazards: calm, lvr: 0.8 })).toEqual([]);
    expect(flagReasons({ hazards: { ...calm, flood: 0.71 }, lvr: 0.801 })).toEqual(['flood', 'lvr']);
    expect(flagReasons({ hazards: calm, lvr: null })).toEqual([]);
  });
});

describe('bands', () => {
  it('hold every figure once; a bound belongs below itself', () => {
    expect([0.2, 0.5, 0.8, 0.81, 7].map((lvr) => bandOf(LVR_BOUNDS, lvr))).toEqual([0, 0, 3, 4, 6]);
    expect(toBands([1], new Map([[1, 3]]))).toEqual([
      { from: null, upTo: 1, count: 0 },
      { from: 1, upTo: null, count: 3 },
    ]);
  });
});

describe('jobs for a file', () => {
  it('grow with its rows, up to eight', () => {
    expect([0, 1, 50_000, 50_001, 1_000_000].map(portfolioJobs)).toEqual([1, 1, 1, 2, 8]);
  });
});
