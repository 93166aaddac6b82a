import type { MortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import type { RulePoint } from '../tools/rule-point.ts';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import { withChildrenCounted } from './children-counted.ts';
import { type Composer, fact, maybe, type Voice } from './composed.ts';
import { firstSentencesOf } from './sums/first-sentence-phrases.ts';
import { goingOnPhrasesOf } from './sums/going-on-phrases.ts';
import { type InsuranceAsked, insuranceSaid } from './sums/insurance-said.ts';

type Speech = Pick<Voice, 'say' | 'show'>;

const percentagePoints = (points: number, { say, show }: Speech): string =>
  show.say(say.percentagePoints, { number: points, count: show.number(points, 2) });

type Lvr = {
  loanAud: number;
  valueAud: number;
  depositAud: number | null;
  lvrPercent: number;
  label: string;
  thresholdPercent: number | null;
  /** Beside the value: against the low end of its range. */
  lowValueAud?: number | null;
  lowLvrPercent?: number | null;
  insurance?: MortgageInsurance | null;
  insuranceAsked?: InsuranceAsked | null;
  isFirstHome?: boolean;
};

export const composeLvr: Composer<Lvr> = (result, voice, { sample }) => {
  const { say, show } = voice;
  const { insurance, insuranceAsked } = result;
  const insured =
    insurance && insuranceAsked ? insuranceSaid({ ...result, insurance }, insuranceAsked, voice) : null;
  const lvr = show.percentOf(result.lvrPercent, 1);
  const loan = show.aud(result.loanAud);
  const limit = maybe(result.thresholdPercent, (percent) => show.percentOf(percent));
  return {
    title: 'LVR',
    facts: [
      ...fact('lvrPercent', 'LVR', lvr),
      ...fact('loanAud', say.labels.loan, loan),
      ...fact('valueAud', say.labels.value, show.aud(result.valueAud)),
      ...fact('depositAud', say.labels.deposit, maybe(result.depositAud, show.aud)),
    ],
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: insured ?? [
      show.say(say.lvrIs, { loan, value: show.aud(result.valueAud), lvr }),
      ...(result.depositAud === null
        ? []
        : [show.say(say.lvrFromDeposit, { deposit: show.aud(result.depositAud), loan })]),
      ...(limit ? [show.say(result.label === 'High Risk' ? say.lvrHigh : say.lvrStandard, { limit })] : []),
      ...(result.lowValueAud && result.lowLvrPercent
        ? [
            show.say(say.lvrIs, {
              loan,
              value: show.aud(result.lowValueAud),
              lvr: show.percentOf(result.lowLvrPercent, 1),
            }),
          ]
        : []),
      ...(limit && result.lowValueAud && result.thresholdPercent !== null
        ? [
            show.say(
              // Compared before it is rounded.
              result.loanAud * 100 > result.thresholdPercent * result.lowValueAud
                ? say.lvrHigh
                : say.lvrStandard,
              { limit },
            ),
          ]
        : []),
    ],
    suggestions: [say.suggest.borrow],
  };
};

type Borrowing = {
  borrowingPowerAud: number | null;
  incomeAud: number;
  /** What a second person earns of it. */
  secondIncomeAud: number;
  expensesAud: number;
  ratePercent: number;
  termYears: number;
  testedRatePercent: number;
  bufferPoints: number;
  assumed: string[];
  priceAud?: number;
  neededAud?: number;
  depositAud?: number;
  shortAud?: number;
  /** What the loan and the deposit reach together, where no price is said. */
  reachAud?: number;
  /** A loan that was asked for, and how much more it is than can be had. */
  wantedAud?: number;
  beyondAud?: number;
  otherDebtsAud?: number;
  otherRepaymentsAud?: number;
  /** In the living costs, where those are assumed, and what each of them adds a month. */
  children?: number;
  perChildAud?: number;
  /** What an answer before rested on, where it is asked why this one is another. */
  earlier?: Readonly<Record<string, number>>;
};

const purchaseSentences = (
  { priceAud, neededAud = 0, depositAud, shortAud = 0, reachAud }: Borrowing,
  { say, show }: Voice,
) => {
  if (priceAud === undefined)
    return depositAud === undefined || reachAud === undefined
      ? []
      : [show.say(say.borrowingReach, { deposit: show.aud(depositAud), reach: show.aud(reachAud) })];
  const price = show.aud(priceAud);
  if (neededAud === 0) return [show.say(say.priceWithin, { price })];
  const needs = show.say(say.priceNeeds, { price, needed: show.aud(neededAud) });
  if (depositAud === undefined) return [needs];
  const deposit = show.aud(depositAud);
  return [
    needs,
    shortAud > 0
      ? show.say(say.depositShort, { deposit, short: show.aud(shortAud) })
      : show.say(say.depositCovers, { deposit }),
  ];
};

const incomesOf = ({ incomeAud, secondIncomeAud }: Borrowing): number[] =>
  secondIncomeAud > 0 ? [incomeAud - secondIncomeAud, secondIncomeAud] : [incomeAud];

const powerSentence = (borrowing: Borrowing, powerAud: number, { say, show, language }: Voice): string => {
  const { wantedAud, beyondAud = 0 } = borrowing;
  const shown = { income: incomesOf(borrowing).map(show.aud).join(' + '), power: show.aud(powerAud) };
  if (wantedAud === undefined) return show.say(say.borrowingIs, shown);
  const words = goingOnPhrasesOf(language);
  return show.say(beyondAud > 0 ? words.wantedNo : words.wantedYes, {
    ...shown,
    wanted: show.aud(wantedAud),
    short: show.aud(beyondAud),
  });
};

const changedSentences = (borrowing: Borrowing, { say, show, language }: Voice): string[] => {
  const { earlier } = borrowing;
  if (!earlier) return [];
  const words = firstSentencesOf(language);
  const now: Readonly<Record<string, number | undefined>> = {
    incomeAud: borrowing.incomeAud,
    expensesAud: borrowing.expensesAud,
    otherDebtsAud: borrowing.otherDebtsAud,
    otherRepaymentsAud: borrowing.otherRepaymentsAud,
    ratePercent: borrowing.ratePercent,
    termYears: borrowing.termYears,
  };
  const named: Readonly<Record<string, [label: string, write: (value: number) => string]>> = {
    incomeAud: [say.labels.income, show.aud],
    expensesAud: [say.labels.expenses, show.aud],
    otherDebtsAud: [words.debts, show.aud],
    otherRepaymentsAud: [words.others, show.aud],
    ratePercent: [say.labels.rate, (value) => show.percentOf(value, 2)],
    termYears: [say.labels.term, (value) => show.unit(value, 'year')],
  };
  const list = Object.entries(named).flatMap(([name, [label, write]]) => {
    const [then, since] = [earlier[name] ?? 0, now[name] ?? 0];
    if (then === since) return [];
    return [show.say(say.pair, { label: show.inline(label), text: `${write(then)} → ${write(since)}` })];
  });
  return list.length === 0 ? [] : [show.say(words.changed, { list: list.join(say.comma) })];
};

export const composeBorrowing: Composer<Borrowing> = (result, voice) => {
  const { say, show } = voice;
  const shown: Record<string, [string, string]> = {
    expensesAud: [say.labels.expenses, show.aud(result.expensesAud)],
    ratePercent: [say.labels.rate, show.percentOf(result.ratePercent, 2)],
    termYears: [say.labels.term, show.unit(result.termYears, 'year')],
  };
  const assumed = result.assumed.flatMap((name) => {
    const [label, text] = shown[name] ?? [];
    if (!label || !text) return [];
    const said = show.say(say.pair, { label: show.inline(label), text });
    return [name === 'expensesAud' ? withChildrenCounted(said, result, voice) : said];
  });
  const power = result.borrowingPowerAud;
  const changed = changedSentences(result, voice);
  return {
    title: say.labels.borrowingPower,
    facts: [
      ...fact('borrowingPowerAud', say.labels.borrowingPower, maybe(power, show.aud)),
      ...fact('incomeAud', say.labels.income, show.aud(result.incomeAud)),
      ...Object.entries(shown).map(([name, [label, text]]) => ({ name, label, text })),
    ],
    items: [],
    notes: [],
    grounds: incomesOf(result),
    // Why it is another and what it is now are told together.
    ...(changed.length > 0 ? { answering: 2 } : {}),
    sentences: [
      ...changed,
      power === null || power <= 0 ? say.borrowingNone : powerSentence(result, power, voice),
      ...purchaseSentences(result, voice),
      show.say(say.borrowingTested, {
        rate: show.percentOf(result.testedRatePercent, 2),
        buffer: percentagePoints(result.bufferPoints, voice),
      }),
      ...(assumed.length > 0 ? [show.say(say.assumed, { list: assumed.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.lvr, say.suggest.listings],
  };
};

type Rules = { topic: RuleTopic; version: string; paragraph: string; points: RulePoint[] };

const pointText = (point: RulePoint, { say, show }: Speech): string => {
  switch (point.unit) {
    case 'date':
      return show.day(point.figure);
    case 'percent':
      return show.percentOf(point.figure, 2);
    case 'points':
      return percentagePoints(point.figure, { say, show });
    case 'times':
      return `${show.number(point.figure, 2)}×`;
    default:
      return show.unit(point.figure, point.unit);
  }
};

export const composeRules: Composer<Rules> = ({ topic, version, paragraph, points }, { say, show }) => {
  const title = topic === 'serviceability' ? say.rules.serviceability : topic;
  const facts = points.map((point) => ({
    name: 'points',
    label: show.say(say.points[point.name], {
      bound: maybe(point.boundPercent, (percent) => show.percentOf(percent)) ?? '',
    }),
    text: pointText(point, { say, show }),
  }));
  return {
    title,
    facts,
    items: [],
    notes: [paragraph],
    sentences: [
      show.say(say.rulesSay, { topic: title, version }),
      ...facts.map(({ label, text }) => `• ${show.say(say.line, { label, text })}`),
      show.say(say.ruleSource, { source: paragraph }),
    ],
    suggestions: [say.suggest.lvr, say.suggest.borrow],
  };
};
