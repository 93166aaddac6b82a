import { expect, it } from 'vitest';
import { RISK_KINDS } from './hazard-kinds.ts';
import { MITIGATION_TIPS, mitigationCards, riskReductionPercent, TIPS_PER_CARD } from './mitigation.ts';

it('CORE-RISK-07: a card only for a number of 0.3 or more', () => {
  const cards = mitigationCards({ flood: 0.3, fire: 0.299, coastalErosion: null, market: 0.8 });
  expect(cards.map(({ kind }) => kind)).toEqual(['market', 'flood']);
  expect(mitigationCards({ flood: Number.NaN })).toEqual([]);
  expect(mitigationCards({})).toEqual([]);
});

it('CORE-RISK-08: three tips a card', () => {
  for (const kind of RISK_KINDS) expect(new Set(MITIGATION_TIPS[kind]).size).toBe(TIPS_PER_CARD);
});

it.each([
  [0.3, 48],
  [0.5, 40],
  [0.72, 31],
  [1, 20],
])('CORE-RISK-09: a risk of %s can be reduced by %s%%', (risk, percent) => {
  expect(riskReductionPercent(risk)).toBe(percent);
});
