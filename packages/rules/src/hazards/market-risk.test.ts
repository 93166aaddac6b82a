import { expect, it } from 'vitest';
import { marketRisk } from './market-risk.ts';

const CALM = [800, 810, 805, 815, 820, 818, 825].map((thousand) => thousand * 1000);
const FIGURES = {
  quarterlyMediansAud: CALM,
  salesPerYear: 120,
  activeListings: 30,
  medianDaysOnMarket: 30,
};

it('is low where prices are calm and homes sell fast', () => {
  const { value, volatility, liquidity, monthsOfStock } = marketRisk(FIGURES);
  expect(monthsOfStock).toBe(3);
  expect(liquidity).toBe(0.75);
  expect(volatility).toBeCloseTo(0.01558, 5);
  expect(value).toBeLessThan(0.2);
});

it('grows with swings and with the time it takes to sell', () => {
  const swings = marketRisk({ ...FIGURES, quarterlyMediansAud: [8, 10, 7, 11, 8, 12, 7] });
  const slow = marketRisk({ ...FIGURES, activeListings: 200, medianDaysOnMarket: 150 });
  expect(swings.value).toBeGreaterThan(0.5);
  expect(slow.value).toBeGreaterThan(0.5);
  expect(slow.liquidity).toBe(0);
});

it('says nothing where too little was sold, and is never zero for want of data', () => {
  expect(
    marketRisk({
      quarterlyMediansAud: [null, 1, null],
      salesPerYear: 0,
      activeListings: 2,
      medianDaysOnMarket: null,
    }),
  ).toEqual({ value: null, volatility: null, liquidity: null, monthsOfStock: null });
});
