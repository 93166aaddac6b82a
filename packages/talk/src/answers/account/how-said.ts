import { monthlyInterestCents } from '@propguard/rules/lending/repayments';
import type { FigureOf } from '../../dialogue/account/told.ts';
import type { Voice } from '../composed.ts';
import { sumPhrasesOf } from '../sums/sum-phrases.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { dutyStepsSaid } from './duty-said.ts';
import { meaningSaid } from './meaning-said.ts';
import { figureSaid, numberIn, restsOn, rowOf, sumSaid } from './rests-on.ts';

const CENTS = 100;
const MONTHS = 12;

/** What an amount is added up from, with its names; null where it is no sum. */
const itemsOf = (meant: FigureOf, { say, language }: Voice) => {
  const row = rowOf(meant);
  const { labels } = sumPhrasesOf(language);
  const { own } = accountPhrasesOf(language);
  const amount = (...names: string[]): number => numberIn(row, ...names) ?? 0;
  // What a loan is held against is what the home costs.
  const [price, duty] = [amount('priceAud') || amount('valueAud'), amount('dutyWithSurchargeAud', 'dutyAud')];
  const extras = [
    { amount: duty, label: labels.duty },
    { amount: amount('costsAud'), label: labels.costs },
  ];
  const deposit = { amount: amount('depositAud'), label: say.labels.deposit };
  const ownMoney = amount('ownAud');
  const lent = { amount: amount('loanAud'), label: say.labels.loan };
  const power = { amount: amount('powerAud', 'borrowingPowerAud'), label: say.labels.borrowingPower };
  switch (meant.figure.name) {
    case 'totalAud':
      return [deposit, ...extras];
    case 'extrasAud':
      return extras;
    case 'reachAud':
      return ownMoney > 0 ? [power, { amount: ownMoney, label: own }, ...extras.map(less)] : [power, deposit];
    case 'byAud':
      return power.amount > 0 && lent.amount > 0
        ? power.amount > lent.amount
          ? [power, less(lent)]
          : [lent, less(power)]
        : null;
    case 'loanAud':
      if (price === 0) return null;
      return ownMoney > 0
        ? [{ amount: price, label: labels.price }, ...extras, { amount: ownMoney, label: own, isLess: true }]
        : [{ amount: price, label: labels.price }, less(deposit)];
    default:
      return null;
  }
};
const less = <T extends object>(one: T): T & { isLess: true } => ({ ...one, isLess: true });

const repaymentSaid = (meant: FigureOf, voice: Voice): AccountSaid | null => {
  const row = rowOf(meant);
  const [monthly, loan] = [numberIn(row, 'monthlyAud'), numberIn(row, 'loanAud')];
  const [rate, years] = [numberIn(row, 'ratePercent'), numberIn(row, 'termYears')];
  if (monthly === null || loan === null || rate === null || years === null) return null;
  const { show, language } = voice;
  const interest = Math.round(monthlyInterestCents(loan, rate) / CENTS);
  const count = Math.round(years * MONTHS);
  return {
    sentences: [
      show.say(accountPhrasesOf(language).repaymentHow, {
        figure: show.aud(monthly),
        loan: show.aud(loan),
        rate: show.percentOf(rate, 2),
        count: show.number(count),
        interest: show.aud(interest),
        rest: show.aud(monthly - interest),
      }),
    ],
    grounds: [interest, monthly - interest, count],
  };
};

const powerSaid = (meant: FigureOf, voice: Voice): AccountSaid | null => {
  const row = rowOf(meant);
  const tested = numberIn(row, 'testedRatePercent');
  if (tested === null) return null;
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const { loanAud: _, depositAud: __, priceAud: ___, ...rest } = row;
  const list = restsOn(meant.of, rest, voice);
  return {
    sentences: [
      show.say(words.powerHow, { figure: figureSaid(meant, voice), tested: show.percentOf(tested, 2) }),
      ...(list === '' ? [] : [show.say(words.restsOn, { list })]),
    ],
    grounds: [row],
  };
};

/** How a figure was reckoned. */
export const howSaid = (meant: FigureOf, needs: AccountNeeds, voice: Voice): AccountSaid => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  const { kind } = meant.figure;
  const stepped =
    kind === 'duty'
      ? dutyStepsSaid(meant, needs, voice)
      : kind === 'repayment'
        ? repaymentSaid(meant, voice)
        : kind === 'power'
          ? powerSaid(meant, voice)
          : null;
  if (stepped) return stepped;
  const items = itemsOf(meant, voice);
  if (items === null) return meaningSaid(meant, needs, voice);
  const sum = sumSaid(items, voice);
  return {
    sentences: [show.say(words.workedOut, { figure: figureSaid(meant, voice), sum })],
    grounds: [rowOf(meant), items],
  };
};
