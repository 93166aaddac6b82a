import { expect, it } from 'vitest';
import { CredentialClaims } from './certificate-claims.ts';

/** As they were signed before claims had a format, and stand in the log for good. */
const FIRST_FORMAT = {
  valuation: {
    method: 'model',
    valueAud: 800_000,
    range80: { lowAud: 700_000, highAud: 900_000 },
    range90: { lowAud: 650_000, highAud: 950_000 },
    fsd: 0.1,
    confidence: 0.9,
    asOf: '2026-11-01',
    comparablesValueAud: null,
    comparables: [],
  },
  risk: { level: 'Low', score: 0.08, values: { flood: 0.05, fire: 0.05, market: 0.2 } },
  compliance: { ruleSet: 'AU-2026.1', status: 'REVIEW' },
  model: null,
  inputs: {},
  sampleData: false,
  notice: 'An estimate.',
};

it('claims of format 1 are still claims, and nothing is added to them', () => {
  expect(CredentialClaims.parse(FIRST_FORMAT)).toEqual(FIRST_FORMAT);
});
