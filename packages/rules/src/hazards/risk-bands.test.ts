import { describe, expect, it } from 'vitest';
import { barRiskBand, certificateRiskBand, meanRisk, reportRiskBand } from './risk-bands.ts';

describe('CORE-RISK-12: bars', () => {
  it.each([
    [0, 'Low'],
    [0.4, 'Low'],
    [0.41, 'Medium'],
    [0.7, 'Medium'],
    [0.71, 'High'],
    [1, 'High'],
  ] as const)('%s is %s', (value, band) => expect(barRiskBand(value)).toBe(band));
});

describe('the report goes by the mean of what is known', () => {
  it.each([
    [[0.3, 0.3], 'Low'],
    [[0.9, 0.1, null], 'Medium'],
    [[0.6, 0.6], 'Medium'],
    [[0.9, 0.4], 'High'],
    [[null, null], null],
    [[], null],
  ] as const)('%j is %s', (values, band) => expect(reportRiskBand(values)).toBe(band));

  it('takes no data for no data, not for zero', () => {
    expect(meanRisk([0.8, null])).toBe(0.8);
    expect(meanRisk([null])).toBeNull();
  });
});

describe('the certificate goes by the worst', () => {
  it.each([
    [[0.4, 0.1], 'Low'],
    [[0.41, 0], 'Medium'],
    [[0.7, null], 'Medium'],
    [[0.71, 0], 'High'],
    [[null], null],
  ] as const)('%j is %s', (values, band) => expect(certificateRiskBand(values)).toBe(band));
});
