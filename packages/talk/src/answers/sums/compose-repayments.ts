import type { RepaymentPeriod } from '../../dialogue/repayment-period.ts';
import { type Composer, fact, type Voice } from '../composed.ts';
import { askedSumPhrasesOf } from './asked-sum-phrases.ts';
import { goingOnPhrasesOf } from './going-on-phrases.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type Repayments = {
  monthlyAud: number;
  /** As often as it was asked for; a month where nothing is said. */
  period?: RepaymentPeriod;
  eachAud?: number;
  loanAud: number;
  ratePercent: number;
  termYears: number;
  interestAud: number;
  interestOnlyMonthlyAud: number | null;
  /** How long interest alone is paid, and what comes after; null where nothing was said of it. */
  interestOnlyYears: number | null;
  remainingYears: number | null;
  laterMonthlyAud: number | null;
  stressedMonthlyAud: number;
  extraAud: number | null;
  savedAud: number | null;
  monthsEarlier: number | null;
  offsetAud: number | null;
  offsetSavedAud: number | null;
  /** The loan was asked for, from what can be paid. */
  isCarried: boolean;
  assumed: string[];
};

const MONTHS = 12;

/** '3 years', or months where it is less than two years. */
const timeOf = (months: number, { show }: Voice): string =>
  months >= 2 * MONTHS ? show.unit(Math.round(months / MONTHS), 'year') : show.unit(months, 'month');

const laterSentence = (result: Repayments, { show, language }: Voice): string[] => {
  const { interestOnlyYears, remainingYears, laterMonthlyAud } = result;
  if (interestOnlyYears === null || remainingYears === null || laterMonthlyAud === null) return [];
  return [
    show.say(askedSumPhrasesOf(language).afterInterestOnly, {
      years: show.unit(interestOnlyYears, 'year'),
      rest: show.unit(remainingYears, 'year'),
      month: show.aud(laterMonthlyAud),
    }),
  ];
};

export const composeRepayments: Composer<Repayments> = (result, voice) => {
  const { say, show, language } = voice;
  const sums = sumPhrasesOf(language);
  const month = show.aud(result.monthlyAud);
  const terms = {
    month,
    loan: show.aud(result.loanAud),
    rate: show.percentOf(result.ratePercent, 2),
    years: show.unit(result.termYears, 'year'),
  };
  const shown: Record<string, [string, string]> = {
    ratePercent: [say.labels.rate, terms.rate],
    termYears: [say.labels.term, terms.years],
    depositPercent: [say.labels.deposit, show.percentOf(20)],
  };
  const assumed = result.assumed.flatMap((name) => {
    const [label, text] = shown[name] ?? [];
    return label && text ? [show.say(say.pair, { label: show.inline(label), text })] : [];
  });
  const only = result.interestOnlyMonthlyAud;
  return {
    title: sums.labels.month,
    facts: [
      ...fact('monthlyAud', sums.labels.month, month),
      ...fact('loanAud', say.labels.loan, terms.loan),
      ...fact('ratePercent', say.labels.rate, terms.rate),
      ...fact('termYears', say.labels.term, terms.years),
      ...fact('interestAud', sums.labels.interest, show.aud(result.interestAud)),
    ],
    items: [],
    notes: [],
    sentences: [
      ...(only === null ? [] : [show.say(sums.repaymentInterestOnly, { month: show.aud(only) })]),
      ...laterSentence(result, voice),
      result.period === undefined || result.period === 'month' || result.isCarried
        ? show.say(result.isCarried ? sums.repaymentCarries : sums.repaymentIs, terms)
        : show.say(goingOnPhrasesOf(language).repaymentEach, {
            ...terms,
            each: show.aud(result.eachAud ?? result.monthlyAud),
            period: result.period,
          }),
      ...(result.extraAud === null || result.savedAud === null || result.monthsEarlier === null
        ? []
        : [
            show.say(sums.repaymentExtra, {
              extra: show.aud(result.extraAud),
              saved: show.aud(result.savedAud),
              time: timeOf(result.monthsEarlier, voice),
            }),
          ]),
      ...(result.offsetAud === null || result.offsetSavedAud === null
        ? []
        : [
            show.say(sums.repaymentOffset, {
              offset: show.aud(result.offsetAud),
              saved: show.aud(result.offsetSavedAud),
            }),
          ]),
      ...(only === null && !result.isCarried
        ? [show.say(sums.repaymentStress, { month: show.aud(result.stressedMonthlyAud) })]
        : []),
      ...(assumed.length > 0 ? [show.say(say.assumed, { list: assumed.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.borrow, say.suggest.lvr],
  };
};
