import { expect, it } from 'vitest';
import { marketRisk } from './market-risk.ts';

it.each([
  [{ volatility: 0.02, velocity: 0.85, daysOnMarket: 20 }, 0],
  [{ volatility: 0.2, velocity: 0.1, daysOnMarket: 150 }, 1],
  [{ volatility: 0.11, velocity: null, daysOnMarket: null }, 0.5],
  [{ volatility: null, velocity: 0.475, daysOnMarket: 85 }, 0.5],
])('CORE-ENT-27: %j is a risk of %d', (figures, value) => {
  expect(marketRisk(figures)?.value).toBeCloseTo(value);
});

it('CORE-ENT-27: is none where nothing is known', () => {
  expect(marketRisk({ volatility: null, velocity: null, daysOnMarket: null })).toBeNull();
});
