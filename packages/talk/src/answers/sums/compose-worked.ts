import type { SumPart } from '../../understanding/plain-sum.ts';
import { type Composer, fact, type Voice } from '../composed.ts';
import type { Formats } from '../formats.ts';
import { type AskedSumPhrases, askedSumPhrasesOf } from './asked-sum-phrases.ts';
import { type GoingOnPhrases, goingOnPhrasesOf } from './going-on-phrases.ts';
import { insuranceSaid } from './insurance-said.ts';
import { type MovePhrases, movePhrasesOf } from './move-phrases.ts';
import { plainSumSaid } from './plain-sum-said.ts';
import { type RateChangePhrases, rateChangePhrasesOf } from './rate-change-phrases.ts';
import { type SharePhrases, sharePhrasesOf } from './share-phrases.ts';
import { SPLIT_PHRASES } from './split-phrases.ts';
import { sumPhrasesOf } from './sum-phrases.ts';
import { type WorkedPhrases, workedPhrasesOf } from './worked-phrases.ts';

/** What a small sum came to: only the figures of its own kind are there. */
export type Worked = { sum: string } & Readonly<Record<string, number | string | boolean | undefined>>;

const aud = (show: Formats, result: Worked, ...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = result[`${name}Aud`];
      return typeof value === 'number' ? [[name, show.aud(value)]] : [];
    }),
  );

/** Under two years it is told in months; the tool says which. */
const timeOf = (show: Formats, result: Worked): string =>
  result.years === undefined
    ? show.unit(number(result, 'months'), 'month')
    : show.unit(number(result, 'years'), 'year');

const number = (result: Worked, name: string): number => {
  const value = result[name];
  return typeof value === 'number' ? value : 0;
};

/** What is saved first, or when it pays where its cost was said. */
const switchingSaid = (result: Worked, say: WorkedPhrases, more: GoingOnPhrases, show: Formats): string[] => {
  const pays = show.say(say.switchIs, { ...aud(show, result, 'month', 'cost'), time: timeOf(show, result) });
  if (result.totalAud === undefined) return [pays];
  const saves = show.say(more.switchSaves, {
    ...aud(show, result, 'month', 'total', 'now', 'then'),
    rate: show.percentOf(number(result, 'ratePercent'), 2),
    newRate: show.percentOf(number(result, 'newRatePercent'), 2),
    years: show.unit(number(result, 'termYears'), 'year'),
  });
  return result.isCostSaid ? [pays, saves] : [saves, pays];
};

type Words = {
  say: WorkedPhrases;
  asked: AskedSumPhrases;
  more: GoingOnPhrases;
  shares: SharePhrases;
  moving: MovePhrases;
  rates: RateChangePhrases;
  split: string;
};

const WEEKS = 52;
const FORTNIGHTS = 26;
const eachOf = (shares: SharePhrases, { timesAYear }: Worked): string =>
  timesAYear === WEEKS
    ? shares.shareWeek
    : timesAYear === FORTNIGHTS
      ? shares.shareFortnight
      : shares.shareMonth;

const sentencesOf = (
  result: Worked,
  { say, asked, more, shares, moving, rates, split }: Words,
  show: Formats,
): string[] => {
  const amounts = (...names: string[]) => aud(show, result, ...names);
  switch (result.sum) {
    case 'equity':
      if (number(result, 'equityAud') < 0)
        return [show.say(say.equityShort, amounts('short', 'loan', 'value'))];
      return [
        show.say(say.equityIs, amounts('equity', 'value', 'loan')),
        ...(result.halfAud === undefined ? [] : [show.say(say.equityHalf, amounts('half'))]),
        ...(result.usableAud === undefined
          ? []
          : [
              show.say(say.equityUsable, {
                ...amounts('usable'),
                share: show.percentOf(number(result, 'sharePercent')),
              }),
            ]),
      ];
    case 'sale':
      return [
        ...(result.eachAud === undefined || number(result, 'netAud') < 0
          ? []
          : [show.say(split, { ...amounts('each'), owners: show.number(number(result, 'owners')) })]),
        result.loanAud === undefined
          ? show.say(asked.saleBeforeLoan, amounts('net', 'price', 'costs'))
          : number(result, 'netAud') < 0
            ? show.say(say.saleShort, amounts('short', 'price', 'loan', 'costs'))
            : show.say(say.saleLeaves, amounts('net', 'price', 'loan', 'costs')),
        show.say(say.saleAssumed, { percent: show.percentOf(number(result, 'costsPercent'), 1) }),
      ];
    case 'instalment': {
      const limit = show.percentOf(number(result, 'limitPercent'));
      const share = number(result, 'sharePercent');
      return [
        show.say(asked.instalmentIs, { ...amounts('month', 'income'), percent: show.percentOf(share) }),
        show.say(share > number(result, 'limitPercent') ? asked.instalmentTight : asked.instalmentFine, {
          limit,
        }),
      ];
    }
    case 'deposit':
      if (result.depositPercent === undefined)
        return [
          show.say(result.priceAud === undefined ? asked.depositShares : asked.depositUsual, {
            ...amounts('price', 'twenty', 'ten', 'five'),
            most: show.percentOf(number(result, 'twentyPercent')),
            some: show.percentOf(number(result, 'tenPercent')),
            least: show.percentOf(number(result, 'fivePercent')),
          }),
          asked.depositBelow,
        ];
      return [
        show.say(say.depositIs, {
          ...amounts('price', 'deposit'),
          percent: show.percentOf(number(result, 'depositPercent')),
        }),
        show.say(say.depositTwenty, amounts('twenty')),
      ];
    case 'saving':
      return [
        show.say(say.saveIs, {
          ...amounts('missing', 'monthly'),
          time: timeOf(show, result),
        }),
      ];
    case 'cashflow':
      return [
        show.say(
          number(result, 'weekAud') < 0 ? say.flowPaid : say.flowLeft,
          amounts('amount', 'rent', 'interest', 'costs'),
        ),
        show.say(say.flowEven, {
          rent: show.aud(number(result, 'evenAud')),
          rate: show.percentOf(number(result, 'ratePercent'), 2),
        }),
      ];
    case 'switching':
      if (result.months === undefined)
        return [show.say(say.switchNot, { rate: show.percentOf(number(result, 'newRatePercent'), 2) })];
      return switchingSaid(result, say, more, show);
    case 'rateChange': {
      const years = show.unit(number(result, 'termYears'), 'year');
      const isMore = number(result, 'thenAud') > number(result, 'nowAud');
      return [
        show.say(isMore ? rates.rateMore : rates.rateLess, {
          ...amounts('month', 'now', 'then', 'loan'),
          rate: show.percentOf(number(result, 'ratePercent'), 2),
          newRate: show.percentOf(number(result, 'newRatePercent'), 2),
          years,
        }),
        ...(result.isTermSaid ? [] : [show.say(rates.termAssumed, { years })]),
      ];
    }
    case 'share':
      return [
        show.say(shares.shareIs, {
          ...amounts('price', 'amount'),
          percent: show.percentOf(number(result, 'sharePercent'), 2),
        }),
        ...(result.eachAud === undefined ? [] : [show.say(eachOf(shares, result), amounts('each'))]),
      ];
    case 'commission':
      return [
        show.say(shares.commissionIs, {
          ...amounts('price', 'low', 'high'),
          lowPercent: show.percentOf(number(result, 'lowPercent'), 1),
          highPercent: show.percentOf(number(result, 'highPercent'), 1),
        }),
        shares.commissionWho,
      ];
    case 'move': {
      const said = {
        ...amounts('need', 'spare', 'price', 'buy', 'loan', 'selling', 'net', 'costs', 'duty', 'all'),
        percent: show.percentOf(number(result, 'sharePercent'), 1),
      };
      return [
        show.say(result.needAud === undefined ? moving.moveLeaves : moving.moveNeeds, said),
        show.say(number(result, 'loanAud') > 0 ? moving.saleOwing : moving.saleFree, said),
        show.say(result.dutyAud === undefined ? moving.dutyUnknown : moving.dutyIn, said),
      ];
    }
    case 'gain':
      return [
        show.say(more.gainTax, {
          ...amounts('most', 'gain', 'half'),
          top: show.percentOf(number(result, 'topPercent')),
        }),
        more.gainWho,
      ];
    default:
      return [
        show.say(say.areaIs, {
          ...amounts('price', 'each'),
          area: show.number(number(result, 'areaSqm')),
        }),
      ];
  }
};

/** Of a loan alone: what its insurance costs. */
const insuranceOf = (result: Worked, voice: Voice): string[] =>
  insuranceSaid(
    {
      loanAud: number(result, 'loanAud'),
      insurance: {
        lowPercent: number(result, 'lowPercent'),
        highPercent: number(result, 'highPercent'),
        lowAud: number(result, 'lowAud'),
        highAud: number(result, 'highAud'),
      },
    },
    'cost',
    voice,
  );

export const composeWorked: Composer<Worked> = (result, voice, { arguments: args }) => {
  const { say, show, language } = voice;
  const words = workedPhrasesOf(language);
  const price = result.priceAud ?? result.valueAud;
  return {
    title: words.title,
    facts: [
      ...(typeof price === 'number'
        ? fact('priceAud', sumPhrasesOf(language).labels.price, show.aud(price))
        : []),
      ...(typeof result.loanAud === 'number'
        ? fact('loanAud', say.labels.loan, show.aud(result.loanAud))
        : []),
    ],
    items: [],
    notes: [],
    sentences:
      result.sum === 'plain'
        ? plainSumSaid((args.parts ?? []) as readonly SumPart[], show)
        : result.sum === 'lmi'
          ? insuranceOf(result, voice)
          : sentencesOf(
              result,
              {
                say: words,
                asked: askedSumPhrasesOf(language),
                more: goingOnPhrasesOf(language),
                shares: sharePhrasesOf(language),
                moving: movePhrasesOf(language),
                rates: rateChangePhrasesOf(language),
                split: SPLIT_PHRASES[language],
              },
              show,
            ),
    suggestions: [],
  };
};
