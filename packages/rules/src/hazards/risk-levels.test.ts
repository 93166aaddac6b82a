import { describe, expect, it } from 'vitest';
import { certificateRiskLevel, climateRiskLevel } from './risk-levels.ts';

const at = (kind: string, value: number | null, way: 'inside' | 'outside' = 'inside') => ({
  kind,
  value,
  evidence: value === null ? [] : [{ way }],
});
const UNMAPPED = [at('flood', 0.05, 'outside'), at('fire', 0.05, 'outside'), at('subsidence', null)];

describe('a level is of what was measured', () => {
  it.each([
    ['none of hazards that are not mapped', UNMAPPED, 0.08, null],
    ['none of the market alone', [at('flood', null)], 0.7, null],
    ['that of the mean where a hazard was measured', [...UNMAPPED, at('coastalErosion', 0.02)], 0.04, 'Low'],
    ['high of a high mean', [at('flood', 0.9)], 0.7, 'High'],
  ])('climate_risk: %s', (_, hazards, riskScore, level) => {
    expect(climateRiskLevel({ hazards, riskScore })).toBe(level);
  });

  it.each([
    ['none of hazards that are not mapped and a quiet market', UNMAPPED, 0.2, null],
    ['none where nothing is known', [at('flood', null)], null, null],
    ['medium of a market that is, whatever is mapped', UNMAPPED, 0.41, 'Medium'],
    ['low where a hazard was measured, and is', [...UNMAPPED, at('coastalErosion', 0.02)], 0.2, 'Low'],
    ['high of the worst', [at('flood', 0.71), at('fire', 0.05, 'outside')], null, 'High'],
  ])('CORE-CHAIN-10: %s', (_, hazards, value, level) => {
    expect(certificateRiskLevel({ hazards, market: { value } })).toBe(level);
  });
});
