import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowanceMonth } from './allowance-month.ts';
import { currentPlan, nextMonthlyReturn, type Subscription } from './current-plan.ts';
import { isLarger, nextLarger, PLANS, PRESELECTED_PLAN } from './plans.ts';

it.each([
  ['CORE-PRICE-08', 'Explorer', 0, 0, 1, false],
  ['CORE-PRICE-09', 'Investor', 29, 0.012, 10, false],
  ['CORE-PRICE-10', 'Professional', 99, 0.04, null, true],
] as const)('%s: %s', (_id, name, priceAud, priceEth, reportsPerMonth, apiAccess) => {
  expect(PLANS[name]).toMatchObject({ priceAud, priceEth, reportsPerMonth, apiAccess });
});

it('CORE-PRICE-05: Investor is selected first, and is the popular one', () => {
  expect(PRESELECTED_PLAN).toBe('Investor');
  expect(Object.values(PLANS).filter(({ popular }) => popular)).toEqual([PLANS.Investor]);
});

it('plans have an order', () => {
  expect(nextLarger('Explorer')).toBe('Investor');
  expect(nextLarger('Professional')).toBeNull();
  expect(isLarger('Professional', 'Investor')).toBe(true);
  expect(isLarger('Investor', 'Investor')).toBe(false);
});

describe('the plan that holds', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  const bought: Subscription = {
    source: 'card',
    plan: 'Professional',
    status: 'active',
    nextPlan: null,
    changesAt: null,
  };
  const earlier = new Date('2026-11-14T23:59:59Z');
  const later = new Date('2026-11-15T00:00:01Z');
  it.each([
    ['nothing was bought', null, true, 'Explorer'],
    ['it is paid', bought, true, 'Professional'],
    ['a payment is tried again', { ...bought, status: 'overdue' }, true, 'Professional'],
    ['payments were given up', { ...bought, status: 'unpaid' }, true, 'Explorer'],
    ['it has ended', { ...bought, status: 'ended' }, true, 'Explorer'],
    [
      'a change is still to come',
      { ...bought, nextPlan: 'Investor', changesAt: later },
      true,
      'Professional',
    ],
    ['a change is due', { ...bought, nextPlan: 'Investor', changesAt: earlier }, true, 'Investor'],
    ['bought in test mode', { ...bought, source: 'test' }, false, 'Professional'],
    ['bought in test mode, but cards are taken now', { ...bought, source: 'test' }, true, 'Explorer'],
  ] as const)('%s', (_case, subscription, takesCards, expected) => {
    expect(currentPlan(subscription, { now, takesCards })).toBe(expected);
  });
});

it.each([
  ['2026-01-31T10:00:00Z', '2026-02-15T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', '2026-03-01T00:00:00Z', '2026-03-31T10:00:00.000Z'],
  ['2026-12-05T10:00:00Z', '2026-12-05T10:00:00Z', '2027-01-05T10:00:00.000Z'],
  ['2024-11-15T08:00:00Z', '2026-11-15T08:00:00Z', '2026-12-15T08:00:00.000Z'],
])('%s returns after %s', (startedAt, now, expected) => {
  expect(nextMonthlyReturn(new Date(startedAt), new Date(now)).toISOString()).toBe(expected);
});

describe('the month of an allowance', () => {
  it.each([
    ['Australia/Sydney', '2026-10-31T12:59:59Z', '2026-10', '2026-10-31T13:00:00.000Z'],
    ['Australia/Sydney', '2026-10-31T13:00:00Z', '2026-11', '2026-11-30T13:00:00.000Z'],
    // Clocks go back on 5 April: the month begins at +11 and ends at +10.
    ['Australia/Sydney', '2026-04-02T00:00:00Z', '2026-04', '2026-04-30T14:00:00.000Z'],
    ['Australia/Adelaide', '2026-12-31T13:29:59Z', '2026-12', '2026-12-31T13:30:00.000Z'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12', '2027-01-01T08:00:00.000Z'],
  ])('in %s at %s', (timeZone, now, name, endsAt) => {
    const month = allowanceMonth(timeZone, new Date(now));
    expect({ name: month.name, endsAt: month.endsAt.toISOString() }).toEqual({ name, endsAt });
  });

  it('ends in the future, and the next begins there', () => {
    const zones = fc.constantFrom(
      'Australia/Perth',
      'Australia/Lord_Howe',
      'Europe/London',
      'Pacific/Apia',
      'UTC',
    );
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (timeZone, now) => {
        const { name, endsAt, nextFirst } = allowanceMonth(timeZone, now);
        expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(allowanceMonth(timeZone, new Date(endsAt.getTime() - 1000)).name).toBe(name);
        expect(allowanceMonth(timeZone, endsAt).name > name).toBe(true);
        expect(nextFirst).toBe(`${allowanceMonth(timeZone, endsAt).name}-01`);
      }),
    );
  });
});
