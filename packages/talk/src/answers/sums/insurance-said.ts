import type { MortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import type { Voice } from '../composed.ts';
import { askedSumPhrasesOf } from './asked-sum-phrases.ts';

export type InsuranceAsked = 'due' | 'cost';
type Insured = {
  loanAud: number;
  valueAud: number | null;
  lvrPercent: number | null;
  insurance: MortgageInsurance;
};

/** Whether mortgage insurance is due first, or what it costs, by what was asked. */
export const insuranceSaid = (
  { loanAud, valueAud, lvrPercent, insurance }: Insured,
  asked: InsuranceAsked,
  { show, language }: Voice,
): string[] => {
  const words = askedSumPhrasesOf(language);
  const loan = show.aud(loanAud);
  const share =
    valueAud === null || lvrPercent === null
      ? null
      : {
          loan,
          price: show.aud(valueAud),
          lvr: show.percentOf(lvrPercent, 1),
          limit: show.percentOf(insurance.limitPercent),
        };
  if (share && !insurance.isDue) return [show.say(words.insuranceNotDue, share)];
  const due = share ? [show.say(words.insuranceDue, share)] : [];
  const cost = show.say(words.insuranceCost, {
    low: show.aud(insurance.lowAud),
    high: show.aud(insurance.highAud),
    loan,
    least: show.percentOf(insurance.lowPercent),
    most: show.percentOf(insurance.highPercent),
  });
  return asked === 'cost' ? [cost, ...due] : [...due, cost];
};
