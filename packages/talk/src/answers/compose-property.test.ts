import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import type { Found } from '../tools/found.ts';
import { composeAssessment, composeComparables } from './compose-property.ts';
import { voiceOf } from './composed.ts';

const FOUND: Found = { kind: 'found', arguments: {}, result: {}, sample: false, path: null, subject: null };
const NO_SALES = { address: '14 Rose Street', count: 0, comparablesValueAud: null, sales: [] };
const VALUED = {
  address: '14 Rose Street',
  valueAud: 800_000,
  lowAud: 700_000,
  highAud: 900_000,
  rangePercent: 80,
  confidence: null,
  medianError: null,
  comparablesValueAud: null,
  riskScore: null,
  recordedValueAud: null,
  differenceAud: null,
  asOf: '2026-08-03',
};

describe('the sales behind a value', () => {
  it.each(ASSISTANT_LANGUAGES)('where none is like it, what the value rests on is told: %s', (language) => {
    const { sentences } = composeComparables({ ...NO_SALES, valueAud: 812_345 }, voiceOf(language), FOUND);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]?.replace(/\D/gu, '')).toContain('812345');
  });

  it('where there is no value either, there are none', () => {
    expect(composeComparables({ ...NO_SALES, valueAud: null }, voiceOf('en'), FOUND).sentences).toEqual([
      'There are no comparable sales around 14 Rose Street.',
    ]);
  });
});

describe('a value', () => {
  it('says what the home was taken for, where nobody said it', () => {
    const { sentences } = composeAssessment({ ...VALUED, assumedType: 'apartment' }, voiceOf('en'), FOUND);
    expect(sentences.join(' ')).toContain('the most common kind of home there: apartment');
  });

  it.each(ASSISTANT_LANGUAGES)('of an earlier day says so first: %s', (language) => {
    const voice = voiceOf(language);
    const past = composeAssessment({ ...VALUED, isPast: true }, voice, FOUND).sentences[0];
    expect(past).not.toBe(composeAssessment(VALUED, voice, FOUND).sentences[0]);
    expect(past?.replace(/\D/gu, '')).toContain('800000');
  });
});
