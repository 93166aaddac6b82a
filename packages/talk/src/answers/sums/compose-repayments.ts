import type { RepaymentPeriod } from '../../dialogue/repayment-period.ts';
import { type Composer, fact, type Voice } from '../composed.ts';
import { askedSumPhrasesOf } from './asked-sum-phrases.ts';
import { goingOnPhrasesOf } from './going-on-phrases.ts';
import { soonDonePhrasesOf } from './soon-done-phrases.ts';
import { type Span, spanOf } from './span-of.ts';
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
  earlier?: Span | null;
  /** How soon it is over with what is paid; null where that was not asked. */
  paidOff?: { paidAud: number; isEnough: boolean; time: Span; earlier: Span | null; savedAud: number } | null;
  offsetAud: number | null;
  offsetSavedAud: number | null;
  /** The loan was asked for, from what can be paid. */
  isCarried: boolean;
  assumed: string[];
};

/** When it is over with what is paid, and by how much that is sooner. */
const paidOffSentences = ({ paidOff, assumed, ...result }: Repayments, voice: Voice): string[] => {
  if (!paidOff) return [];
  const { show, language } = voice;
  const phrases = soonDonePhrasesOf(language);
  const said = {
    paid: show.aud(paidOff.paidAud),
    month: show.aud(result.monthlyAud),
    rate: show.percentOf(result.ratePercent, 2),
    years: show.unit(result.termYears, 'year'),
    loan: show.aud(result.loanAud),
  };
  if (!paidOff.isEnough) return [show.say(phrases.paidTooLittle, said)];
  return [
    show.say(phrases.paidOff, { ...said, time: spanOf(paidOff.time, voice) }),
    // Sooner than a term that nobody said is no news.
    ...(paidOff.earlier === null || assumed.includes('termYears')
      ? []
      : [
          show.say(phrases.soonerBy, {
            ...said,
            sooner: spanOf(paidOff.earlier, voice),
            saved: show.aud(paidOff.savedAud),
          }),
        ]),
  ];
};

const extraSentences = (result: Repayments, voice: Voice): string[] => {
  const { extraAud, savedAud, earlier } = result;
  if (extraAud === null || savedAud === null || !earlier) return [];
  const { show, language } = voice;
  return [
    show.say(sumPhrasesOf(language).repaymentExtra, {
      extra: show.aud(extraAud),
      saved: show.aud(savedAud),
      time: spanOf(earlier, voice),
    }),
  ];
};

const offsetSentences = ({ offsetAud, offsetSavedAud }: Repayments, { show, language }: Voice): string[] =>
  offsetAud === null || offsetSavedAud === null
    ? []
    : [
        show.say(sumPhrasesOf(language).repaymentOffset, {
          offset: show.aud(offsetAud),
          saved: show.aud(offsetSavedAud),
        }),
      ];

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
  const isMonthly = result.period === undefined || result.period === 'month' || result.isCarried;
  const usual = isMonthly
    ? show.say(result.isCarried ? sums.repaymentCarries : sums.repaymentIs, terms)
    : show.say(goingOnPhrasesOf(language).repaymentEach, {
        ...terms,
        each: show.aud(result.eachAud ?? result.monthlyAud),
        period: result.period ?? 'month',
      });
  const beside = [
    ...paidOffSentences(result, voice),
    ...extraSentences(result, voice),
    ...offsetSentences(result, voice),
  ];
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
      // What is paid or kept beside it is what was asked; the usual instalment follows.
      ...beside,
      ...(only === null ? [] : [show.say(sums.repaymentInterestOnly, { month: show.aud(only) })]),
      ...laterSentence(result, voice),
      ...(result.paidOff ? [] : [usual]),
      ...(only === null && !result.isCarried && beside.length === 0
        ? [show.say(sums.repaymentStress, { month: show.aud(result.stressedMonthlyAud) })]
        : []),
      ...(assumed.length > 0 ? [show.say(say.assumed, { list: assumed.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.borrow, say.suggest.lvr],
  };
};
