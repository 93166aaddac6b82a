import { describe, expect, it } from 'vitest';
import type { Found } from '../tools/found.ts';
import { composeExplanation } from './compose-property.ts';
import { voiceOf } from './composed.ts';

const RESULT = {
  address: '22 Rae Street, Seddon VIC 3011',
  valueAud: 717_132,
  baseAud: 700_000,
  reasons: [
    { feature: 'comparable-sales', aud: 66_535 },
    { feature: 'location', aud: -40_000 },
    { feature: 'landM2', aud: -12_000 },
    { feature: 'bathrooms', aud: 5000 },
    { feature: 'time', aud: -900 },
  ],
  restAud: -1503,
  comparablesValueAud: 766_535,
  comparables: 7,
};
const found = { sample: false, arguments: { beside: 'comparables' } } as unknown as Found;
const said = (language: Parameters<typeof voiceOf>[0]): string[] =>
  composeExplanation(RESULT, voiceOf(language), found).sentences;

describe('a value beside what its comparables say', () => {
  it('tells what both are, how far apart, and the largest reasons', () => {
    const [first, , ...reasons] = said('en');
    expect(first).toMatch(/^They are two different things, \$49,403 apart: \$717,132 .* \$766,535/u);
    expect(reasons).toEqual(['• Location: -$40,000', '• Land: -$12,000', '• Bathrooms: +$5,000']);
  });

  it.each(['es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const)(
    'in %s',
    (language) => {
      expect(said(language)[0]).toMatch(/7,?17/u);
      expect(said(language)).toHaveLength(5);
    },
  );
});
