import type { DealSheet, SolvedAnswer } from '../../deal/solve-deal.ts';
import type { RepaymentPeriod } from '../../dialogue/repayment-period.ts';
import { withChildrenCounted } from '../children-counted.ts';
import { type Composer, fact, type Voice } from '../composed.ts';
import { askedSumPhrasesOf } from './asked-sum-phrases.ts';
import { dealPhrasesOf } from './deal-phrases.ts';
import { firstSentencesOf } from './first-sentence-phrases.ts';
import { foreignPhrasesOf, surchargeSaid } from './foreign-phrases.ts';
import { goingOnPhrasesOf } from './going-on-phrases.ts';
import { loanNeededPhrasesOf } from './loan-needed-phrases.ts';
import { soonDonePhrasesOf } from './soon-done-phrases.ts';
import { spanOf } from './span-of.ts';
import { sumPhrasesOf } from './sum-phrases.ts';
import { workedPhrasesOf } from './worked-phrases.ts';

export type DealResult = DealSheet & {
  period: RepaymentPeriod;
  incomesAud: readonly number[];
  /** Whose duty it is, and where it is to be checked; null where the state is not known. */
  duty: {
    state: string;
    relief: 'full' | 'part' | 'none' | null;
    surchargePercent: number | null;
    /** Only part of the home is a foreigner's. */
    isSurchargeShared?: boolean;
    asOf: string;
    office: string;
    site: string;
  } | null;
  isFirstHome: boolean;
};

/** The amounts of an answer as they are written; what is no money is written by whoever says it. */
const shownOf = ({ steps }: SolvedAnswer, { show }: Voice) => {
  const step = (name: string): number => steps[name] ?? 0;
  const aud = (name: string): string => show.aud(step(`${name}Aud`));
  const all = (...names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, aud(name)]));
  return { step, aud, all };
};

const loanSaid = (answer: SolvedAnswer, { duty }: DealResult, voice: Voice): string[] => {
  const { show, say, language } = voice;
  const words = dealPhrasesOf(language);
  const { step, all, aud } = shownOf(answer, voice);
  if (answer.way === 'noLoanNeeded') return [show.say(words.loanNone, all('own', 'all', 'spare'))];
  if (answer.way === 'loanAsSaid') return [show.say(say.lvrFromDeposit, all('deposit', 'loan'))];
  const hasSale = step('saleAud') > 0;
  // What is left of their own money is asked with it.
  if (!hasSale && duty && step('leftAud') > 0)
    return [
      show.say(loanNeededPhrasesOf(language).loanNeeded, {
        ...all('loan', 'own', 'costs', 'left', 'price'),
        duty: aud('dutyWithSurcharge'),
      }),
    ];
  return [
    show.say(words.loanIs, {
      ...all('loan', 'price', 'extras', 'own'),
      top: duty ? 'duty' : 'other',
      from: hasSale ? (step('savingsAud') > 0 ? 'both' : 'sale') : 'other',
    }),
  ];
};

const dutySaid = (answer: SolvedAnswer, { duty, isFirstHome }: DealResult, voice: Voice): string[] => {
  if (!duty) return [];
  const { show, language } = voice;
  const { state, relief, surchargePercent, isSurchargeShared = false } = duty;
  const sums = sumPhrasesOf(language);
  const abroad = foreignPhrasesOf(language);
  const { all, aud } = shownOf(answer, voice);
  const isUnknown = isFirstHome && relief === null;
  const surcharged = {
    state,
    ...all('price', 'duty', 'surcharge'),
    percent: show.percentOf(surchargePercent ?? 0),
    all: aud('dutyWithSurcharge'),
  };
  if ((surchargePercent ?? 0) > 0 && !isSurchargeShared) return [show.say(abroad.total, surcharged)];
  return [
    show.say(relief === 'full' ? sums.dutyNone : sums.dutyIs, { state, ...all('price', 'duty') }),
    ...(surchargePercent === null
      ? []
      : [show.say(surchargeSaid(abroad, surchargePercent, isSurchargeShared), surcharged)]),
    ...(relief === 'part' ? [sums.dutyRelief] : []),
    ...(relief === 'none' ? [sums.dutyNoRelief] : []),
    ...(isUnknown ? [sums.dutyReliefUnknown] : []),
  ];
};

const proceedsSaid = (answer: SolvedAnswer, voice: Voice): string[] => {
  const { show, language } = voice;
  const worked = workedPhrasesOf(language);
  const { step, aud, all } = shownOf(answer, voice);
  const said = {
    ...all('short'),
    net: aud('net'),
    price: aud('sale'),
    loan: aud('owed'),
    costs: aud('selling'),
  };
  if (answer.way === 'proceedsShort') return [show.say(worked.saleShort, said)];
  const phrase = step('owedAud') > 0 ? worked.saleLeaves : askedSumPhrasesOf(language).saleBeforeLoan;
  return [show.say(phrase, said)];
};

const insuranceSaid = (answer: SolvedAnswer, voice: Voice): string[] => {
  const { show, language } = voice;
  const asked = askedSumPhrasesOf(language);
  const { step, aud, all } = shownOf(answer, voice);
  const isDue = answer.way === 'lmiDue';
  return [
    show.say(isDue ? asked.insuranceDue : asked.insuranceNotDue, {
      loan: aud('loan'),
      price: aud('value'),
      lvr: show.percentOf(step('lvrPercent'), 1),
      limit: show.percentOf(step('limitPercent')),
    }),
    ...(isDue
      ? [
          show.say(asked.insuranceCost, {
            ...all('low', 'high', 'loan'),
            least: show.percentOf(step('lowPercent')),
            most: show.percentOf(step('highPercent')),
          }),
        ]
      : []),
  ];
};

const payoffSaid = (answer: SolvedAnswer, voice: Voice): string[] => {
  const { show, language } = voice;
  const sums = sumPhrasesOf(language);
  const soon = soonDonePhrasesOf(language);
  const { step, all } = shownOf(answer, voice);
  const span = (name: string) =>
    spanOf({ years: step(`${name}Years`), months: step(`${name}Months`) }, voice);
  if (answer.way === 'offset') return [show.say(sums.repaymentOffset, all('offset', 'saved'))];
  if (answer.way === 'extra')
    return [show.say(sums.repaymentExtra, { ...all('extra', 'saved'), time: span('earlier') })];
  const said = { ...all('paid', 'loan'), month: show.aud(step('monthlyAud')), ...termsSaid(answer, voice) };
  return [
    answer.way === 'done'
      ? show.say(soon.paidOff, { ...said, time: span('done') })
      : show.say(soon.paidTooLittle, said),
  ];
};

const termsSaid = ({ steps }: SolvedAnswer, { show }: Voice): Record<'rate' | 'years', string> => ({
  rate: show.percentOf(steps.ratePercent ?? 0, 2),
  years: show.unit(steps.termYears ?? 0, 'year'),
});

const answerSaid = (answer: SolvedAnswer, result: DealResult, voice: Voice): string[] => {
  const { say, show, language } = voice;
  const words = dealPhrasesOf(language);
  const { step, aud, all } = shownOf(answer, voice);
  switch (answer.way) {
    case 'loanNeeded':
    case 'noLoanNeeded':
    case 'loanAsSaid':
      return loanSaid(answer, result, voice);
    case 'power':
      return [
        show.say(say.borrowingIs, {
          power: aud('power'),
          income: result.incomesAud.map(show.aud).join(' + '),
        }),
      ];
    case 'noPower':
      return [say.borrowingNone];
    case 'affordYes':
    case 'affordNo':
      return [show.say(words[answer.way], all('loan', 'power', 'by'))];
    case 'reach':
      return [
        show.say(words.reach, { ...all('reach', 'power', 'own'), top: result.duty ? 'duty' : 'other' }),
      ];
    case 'more':
    case 'moreNone':
      return [show.say(firstSentencesOf(language)[answer.way], all('more', 'power', 'owed'))];
    case 'enoughAll':
    case 'enoughSome':
    case 'enoughNot':
      return [
        show.say(firstSentencesOf(language)[answer.way], {
          ...all('extras', 'left', 'need', 'by', 'own'),
          percent: show.percentOf(step('percent'), 1),
          full: show.percentOf(step('fullPercent')),
          least: show.percentOf(step('leastPercent')),
        }),
      ];
    case 'repay': {
      const said = { month: aud('monthly'), loan: aud('loan'), ...termsSaid(answer, voice) };
      return result.period === 'month'
        ? [show.say(sumPhrasesOf(language).repaymentIs, said)]
        : [
            show.say(goingOnPhrasesOf(language).repaymentEach, {
              ...said,
              each: aud('each'),
              period: result.period,
            }),
          ];
    }
    case 'duty':
      return dutySaid(answer, result, voice);
    case 'cash':
      return [
        show.say(sumPhrasesOf(language).upfrontIs, {
          ...all('total', 'price', 'deposit', 'costs'),
          duty: aud('dutyWithSurcharge'),
        }),
      ];
    case 'short':
    case 'left':
      return [
        show.say(words[answer.way], {
          ...all('by', 'need', 'have'),
          kind: answer.steps.powerAud === undefined ? 'other' : 'loan',
        }),
      ];
    case 'lvr':
      return [show.say(say.lvrIs, { ...all('loan', 'value'), lvr: show.percentOf(step('lvrPercent'), 1) })];
    case 'lmiDue':
    case 'lmiNotDue':
      return insuranceSaid(answer, voice);
    case 'proceeds':
    case 'proceedsShort':
      return proceedsSaid(answer, voice);
    case 'rentTight':
    case 'rentFine':
      return [
        show.say(words.rentIs, { ...all('rent', 'income'), percent: show.percentOf(step('percent')) }),
        show.say(words[answer.way], { limit: show.percentOf(step('limitPercent')) }),
      ];
    case 'difference':
      return [
        show.say(words.differenceIs, {
          ...all('difference', 'high', 'low'),
          percent: show.percentOf(step('percent'), 1),
        }),
      ];
    case 'paidOver':
    case 'paidUnder':
      return [
        show.say(words[answer.way], {
          ...all('paid', 'by', 'loan'),
          month: aud('monthly'),
          ...termsSaid(answer, voice),
        }),
      ];
    default:
      return payoffSaid(answer, voice);
  }
};

/** What nobody said, named once for all that was told. */
const assumedSaid = ({ assumed, answers }: DealResult, voice: Voice): string[] => {
  const { say, show, language } = voice;
  const step = (name: string): number =>
    answers
      .map((answer) => (answer.lacks === null ? answer.steps[name] : undefined))
      .find((one) => one !== undefined) ?? 0;
  const shown: Record<(typeof assumed)[number], [string, string]> = {
    expensesAud: [say.labels.expenses, show.aud(step('livingAud'))],
    ratePercent: [say.labels.rate, show.percentOf(step('ratePercent'), 2)],
    termYears: [say.labels.term, show.unit(step('termYears'), 'year')],
    depositPercent: [say.labels.deposit, show.percentOf(step('depositPercent'))],
    sellingPercent: [dealPhrasesOf(language).selling, show.aud(step('sellingAud'))],
  };
  if (assumed.length === 0) return [];
  const list = assumed.map((name) => {
    const [label, text] = shown[name];
    const said = show.say(say.pair, { label: show.inline(label), text });
    const counted = { children: step('children'), perChildAud: step('perChildAud') };
    return name === 'expensesAud' ? withChildrenCounted(said, counted, voice) : said;
  });
  return [show.say(say.assumed, { list: list.join(say.comma) })];
};

/** What is missing is asked for once, after all that could be told. */
const askedSaid = ({ missing, isWithoutDuty }: DealResult, { say, language }: Voice): string[] => {
  const words = dealPhrasesOf(language);
  switch (missing) {
    case null:
      return [];
    case 'saleAud':
      return [words.askSale];
    case 'rentAud':
      return [words.askRent];
    case 'paidAud':
      return [words.askPaid];
    case 'location':
      return [isWithoutDuty ? words.noDuty : say.ask.location];
    default:
      return [say.ask[missing]];
  }
};

/** They rest on what else is paid each month. */
const countedSaid = (told: readonly SolvedAnswer[], { show, language }: Voice): string[] => {
  const steps = told.find((answer) => answer.steps.powerAud !== undefined)?.steps;
  const paidAud = steps?.countedAud ?? 0;
  return paidAud > 0 ? [show.say(dealPhrasesOf(language).counted, { paid: show.aud(paidAud) })] : [];
};

export const composeDeal: Composer<DealResult> = (result, voice) => {
  const { say, show, language } = voice;
  const sums = sumPhrasesOf(language);
  const told = result.answers.filter((answer) => answer.lacks === null);
  const steps: Readonly<Record<string, number>> = Object.assign({}, ...told.map((answer) => answer.steps));
  const money = (name: string, label: string) =>
    steps[name] === undefined ? [] : fact(name, label, show.aud(steps[name]));
  const { duty } = result;
  const restsOnDuty = duty !== null && told.some((answer) => answer.steps.dutyAud !== undefined);
  const tested =
    steps.testedPercent === undefined || !told.some(({ target }) => target === 'borrow')
      ? []
      : [
          show.say(say.borrowingTested, {
            rate: show.percentOf(steps.testedPercent, 2),
            buffer: show.say(say.percentagePoints, {
              number: steps.bufferPoints ?? 0,
              count: show.number(steps.bufferPoints ?? 0, 2),
            }),
          }),
        ];
  const isSurcharged = (steps.surchargeAud ?? 0) > 0;
  const answers = told.flatMap((answer) => answerSaid(answer, result, voice));
  return {
    title: workedPhrasesOf(language).title,
    facts: [
      ...money('priceAud', sums.labels.price),
      ...money('loanAud', say.labels.loan),
      ...money('monthlyAud', sums.labels.month),
      // Where the state is not known there is no duty to show.
      ...(duty === null && steps.dutyAud === 0 ? [] : money('dutyAud', sums.labels.duty)),
      ...(isSurcharged ? money('surchargeAud', foreignPhrasesOf(language).label) : []),
      // Part of the loan: without them the card would not add up.
      ...(steps.ownAud !== undefined ? money('costsAud', sums.labels.costs) : []),
      ...money('totalAud', sums.labels.cash),
      ...money('powerAud', say.labels.borrowingPower),
      ...(steps.lvrPercent === undefined
        ? []
        : fact('lvrPercent', 'LVR', show.percentOf(steps.lvrPercent, 1))),
    ],
    items: [],
    notes: [],
    answering: answers.length,
    sentences: [
      ...answers,
      ...countedSaid(told, voice),
      ...tested,
      ...assumedSaid(result, voice),
      ...(restsOnDuty && duty
        ? [
            show.say(dealPhrasesOf(language).dutyNote, {
              date: show.day(duty.asOf),
              office: duty.office,
              site: duty.site,
            }),
          ]
        : []),
      ...askedSaid(result, voice),
    ],
    suggestions: [],
  };
};
