import { expect, it } from 'vitest';
import { ALL_LOAN_FIELDS } from './fact-fields.ts';
import { toFacts, toValues } from './fact-values.ts';

it.each([
  ['amountAud', '$640,000', 640_000],
  ['amountAud', ' 640 000 ', 640_000],
  ['amountAud', '', undefined],
  ['amountAud', 'a lot', Number.NaN],
  ['ratePercent', '6.24 %', 6.24],
  ['lmi', 'no', false],
  ['lmi', '', undefined],
  ['purpose', 'investor', 'investor'],
  ['valuationOn', '2026-10-01', '2026-10-01'],
])('%s typed as “%s”', (name, typed, fact) => {
  expect(toFacts(ALL_LOAN_FIELDS, { [name]: typed })[name]).toEqual(fact);
});

it('comes back as it was', () => {
  const facts = { amountAud: 1_250_000, ratePercent: 6.0425, lmi: false, purpose: 'investor', termYears: 30 };
  expect(toFacts(ALL_LOAN_FIELDS, toValues(ALL_LOAN_FIELDS, facts))).toEqual(facts);
});
