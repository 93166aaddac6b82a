import type { MortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import type { Voice } from '../composed.ts';
import { askedSumPhrasesOf } from './asked-sum-phrases.ts';
import { notWithScheme } from './scheme-phrases.ts';

export type InsuranceAsked = 'due' | 'cost';
type Cost = Omit<MortgageInsurance, 'isDue' | 'limitPercent'>;
type Insured =
  | {
      loanAud: number;
      valueAud: number;
      lvrPercent: number;
      insurance: MortgageInsurance;
      isFirstHome?: boolean;
    }
  | { loanAud: number; insurance: Cost };

const MOST_GUARANTEED_PERCENT = 95;

/** Whether mortgage insurance is due first, or what it costs, by what was asked. */
export const insuranceSaid = (
  insured: Insured,
  asked: InsuranceAsked,
  { show, language }: Voice,
): string[] => {
  const words = askedSumPhrasesOf(language);
  const { insurance } = insured;
  const loan = show.aud(insured.loanAud);
  const due = (): string[] => {
    if (!('valueAud' in insured)) return [];
    const { isDue, limitPercent } = insured.insurance;
    return [
      show.say(isDue ? words.insuranceDue : words.insuranceNotDue, {
        loan,
        price: show.aud(insured.valueAud),
        lvr: show.percentOf(insured.lvrPercent, 1),
        limit: show.percentOf(limitPercent),
      }),
    ];
  };
  if ('valueAud' in insured && !insured.insurance.isDue) return due();
  const cost = show.say(words.insuranceCost, {
    low: show.aud(insurance.lowAud),
    high: show.aud(insurance.highAud),
    loan,
    least: show.percentOf(insurance.lowPercent),
    most: show.percentOf(insurance.highPercent),
  });
  // Below 5% of one's own no scheme helps.
  const isSchemeOpen =
    'valueAud' in insured && insured.isFirstHome === true && insured.lvrPercent <= MOST_GUARANTEED_PERCENT;
  if (isSchemeOpen) return [notWithScheme(language), cost];
  return asked === 'cost' ? [cost] : [...due(), cost];
};
