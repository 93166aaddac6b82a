import { describe, expect, it } from 'vitest';
import { confidenceOfFsd, statedConfidence } from './confidence.ts';
import { type PolicyVerdict, type ValuedBy, valuationPolicy } from './valuation-policy.ts';

describe('when an automated value suffices', () => {
  it.each<[ValuedBy, number | null, number, PolicyVerdict]>([
    ['model', 0.1, 0.8, { step: 'automated', reason: 'within-policy' }],
    ['model', 0.12, 0.8, { step: 'automated', reason: 'within-policy' }],
    ['model', 0.121, 0.8, { step: 'desktop', reason: 'range-too-wide' }],
    ['model', 0.14, 0.65, { step: 'automated', reason: 'within-policy' }],
    ['model', 0.21, 0.8, { step: 'full', reason: 'range-too-wide' }],
    ['model', 0.08, 0.9, { step: 'desktop', reason: 'lvr-too-high' }],
    ['model', 0.08, 0.95, { step: 'full', reason: 'lvr-too-high' }],
    ['comparables', 0.1, 0.5, { step: 'desktop', reason: 'not-a-model' }],
    ['locality-median', 0.35, 0.5, { step: 'full', reason: 'range-too-wide' }],
    ['insufficient-evidence', null, 0.1, { step: 'full', reason: 'no-value' }],
  ])('%s with FSD %s at LVR %s', (method, fsd, lvr, verdict) => {
    expect(valuationPolicy(method, fsd, lvr)).toEqual(verdict);
  });

  it('states confidence as one less the deviation, within 0 and 1', () => {
    expect([0, 0.13, 1, 1.4].map(confidenceOfFsd)).toEqual([1, 0.87, 0, 0]);
  });

  it('CORE-ASSESS-11: states 0.7 where a value does not say how sure it is, and nothing without a value', () => {
    expect(confidenceOfFsd(Number.NaN)).toBe(0.7);
    expect(statedConfidence({ valueAud: 800_000, confidence: null })).toBe(0.7);
    expect(confidenceOfFsd(Number.POSITIVE_INFINITY)).toBe(0.7);
    expect(statedConfidence({ valueAud: 800_000, confidence: undefined })).toBe(0.7);
    expect(statedConfidence({ valueAud: 800_000, confidence: Number.NaN })).toBe(0.7);
    expect(statedConfidence({ valueAud: 800_000, confidence: 0.9 })).toBe(0.9);
    expect(statedConfidence({ valueAud: null, confidence: null })).toBeNull();
  });
});
