import type { CredentialClaims } from '../../packages/protocol/src/certificate-claims.ts';

/** What a certificate of an ordinary assessment says, with as many comparables and inputs as one has. */
export const madeClaims = (valueAud: number): CredentialClaims => ({
  format: 2,
  valuation: {
    method: 'model',
    valueAud,
    range80: { lowAud: Math.round(valueAud * 0.88), highAud: Math.round(valueAud * 1.13) },
    range90: { lowAud: Math.round(valueAud * 0.83), highAud: Math.round(valueAud * 1.19) },
    fsd: 0.098,
    confidence: 0.9,
    asOf: '2026-11-01',
    comparablesValueAud: valueAud,
    comparables: Array.from({ length: 10 }, (_, at) => ({ adjustedAud: valueAud + at * 1000, weight: 0.1 })),
  },
  risk: {
    level: 'Medium',
    score: 0.31,
    values: { flood: 0.42, fire: null, coastalErosion: null, subsidence: 0.2, market: 0.3 },
    notMapped: ['fire'],
  },
  compliance: {
    ruleSet: 'AU-2026.1',
    status: 'REVIEW',
    checked: {
      rules: 9,
      assessable: 1,
      compliant: 1,
      reasons: [
        { rule: 'lvr', result: 'cannot-assess' },
        { rule: 'dti', result: 'cannot-assess' },
        { rule: 'serviceability', result: 'cannot-assess' },
        { rule: 'responsible-lending', result: 'cannot-assess' },
      ],
    },
  },
  model: {
    id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
    fingerprint: 'ab'.repeat(32),
    salesFingerprint: 'cd'.repeat(32),
  },
  inputs: Object.fromEntries(
    ['address', 'place', 'facts', 'factSources', 'comparables', 'reasons', 'engine-input'].map((name) => [
      name,
      'ef'.repeat(32),
    ]),
  ),
  sampleData: true,
  notice: 'A certificate of a bench.',
});
