import { expect, it } from 'vitest';
import { riskHeadline, worstHazard } from './risk-headline.ts';

const at = (kind: string, value: number | null, way: 'inside' | 'outside' | 'distance' = 'inside') => ({
  kind,
  value,
  evidence: value === null ? [] : [{ way }],
});

it.each([
  [
    'leads with the worst, however low the mean',
    { hazards: [at('flood', 0.87), at('fire', 0.05, 'outside')], riskScore: 0.24 },
    'Flood is high (87%). The average of all risks is 24%, low overall.',
  ],
  [
    'does not take a place outside of every area for one with a small risk',
    { hazards: [at('flood', 0.05, 'outside'), at('fire', null)], riskScore: 0.07 },
    'No mapped hazard reaches this place. The average of all risks is 7%.',
  ],
  ['says nothing where nothing is known', { hazards: [at('flood', null)], riskScore: null }, null],
])('the headline of risks %s', (_, risks, says) => {
  expect(riskHeadline(risks)).toBe(says);
});

it('what is measured to be small is the worst where all else is not mapped', () => {
  const hazards = [at('fire', 0.05, 'outside'), at('coastalErosion', 0.02, 'distance')];
  expect(worstHazard({ hazards })).toEqual({ kind: 'coastalErosion', value: 0.02 });
});
