import type { FigureOf } from '../../dialogue/account/told.ts';
import { valueMeaning } from '../certainty-said.ts';
import type { Voice } from '../composed.ts';
import { riskShareSaid } from '../risk-share-said.ts';
import { askedSumPhrasesOf } from '../sums/asked-sum-phrases.ts';
import { sumPhrasesOf } from '../sums/sum-phrases.ts';
import type { AccountNeeds, AccountSaid } from './account-answer.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { dutyStepsSaid } from './duty-said.ts';
import { figureSaid, numberIn, restsOn, rowOf, textIn } from './rests-on.ts';

type Row = Readonly<Record<string, unknown>>;

/** Of how many sales or auctions, and where. */
const countedIn = (result: Row, name: string): { count: number | null; place: string } => {
  const counts = (result.counts ?? {}) as Record<string, { count?: unknown } | undefined>;
  const borrowed = (result.borrowed ?? {}) as Record<string, unknown>;
  const count = counts[name]?.count;
  return {
    count: typeof count === 'number' ? count : null,
    place: textIn(borrowed as Row, name) ?? textIn(result, 'location') ?? '',
  };
};

const ofMarket = { median: 'medianMean', growth: 'growthMean', clearance: 'clearanceMean' } as const;
const PARTS_OF_HUNDRED = 100;

/** One sentence for what a figure is; null where its sum says it better. */
const sentenceOf = (meant: FigureOf, voice: Voice): string | null => {
  const { say, show, language } = voice;
  const words = accountPhrasesOf(language);
  const row = rowOf(meant);
  const figure = figureSaid(meant, voice);
  const aud = (name: string): string => show.aud(numberIn(row, name) ?? 0);
  switch (meant.figure.kind) {
    case 'costs':
      return show.say(words.costsMean, { figure });
    case 'lvr':
      return show.say(words.lvrMean, { figure, loan: aud('loanAud'), value: aud('valueAud') });
    case 'confidence':
      return show.say(words.confidenceMean, {
        figure,
        spread: show.percentOf(PARTS_OF_HUNDRED - Math.round(meant.figure.value)),
        percent: show.percentOf(numberIn(row, 'rangePercent') ?? 80),
      });
    case 'error':
      return show.say(words.errorMean, { figure });
    case 'comparables':
      return show.say(words.comparablesMean, { figure });
    case 'assumed':
      return show.say(words.assumedMean, { figure });
    case 'tested': {
      const points = numberIn(row, 'bufferPoints');
      const rate = numberIn(row, 'ratePercent');
      if (points === null || rate === null) return null;
      return show.say(words.testedMean, {
        figure,
        rate: show.percentOf(rate, 2),
        points: show.say(say.percentagePoints, { number: points, count: show.number(points, 2) }),
      });
    }
    case 'stressed':
      return show.say(sumPhrasesOf(language).repaymentStress, { month: figure });
    case 'interest':
      return show.say(sumPhrasesOf(language).repaymentInterest, { interest: figure });
    case 'risk':
      return riskShareSaid(meant.figure.value, voice);
    case 'insurance': {
      const [low, high] = [numberIn(row, 'lowPercent'), numberIn(row, 'highPercent')];
      if (low === null || high === null) return null;
      return show.say(askedSumPhrasesOf(language).insuranceCost, {
        low: aud('lowAud'),
        high: aud('highAud'),
        loan: aud('loanAud'),
        least: show.percentOf(low),
        most: show.percentOf(high),
      });
    }
    case 'value':
    case 'range': {
      const [value, low, high] = ['valueAud', 'lowAud', 'highAud'].map((name) => numberIn(row, name));
      if (value == null || low == null || high == null) return null;
      return valueMeaning({ valueAud: value, lowAud: low, highAud: high }, voice);
    }
    case 'median':
    case 'growth':
    case 'clearance': {
      const { count, place } = countedIn(meant.of.result, meant.figure.name);
      if (count === null) return null;
      return show.say(words[ofMarket[meant.figure.kind]], { figure, place, count: show.number(count) });
    }
    default:
      return null;
  }
};

/** What a figure is. What is only a sum is told by its parts. */
export const meaningSaid = (meant: FigureOf, needs: AccountNeeds, voice: Voice): AccountSaid => {
  const { show, language } = voice;
  const words = accountPhrasesOf(language);
  if (meant.figure.kind === 'duty') {
    const steps = dutyStepsSaid(meant, needs, voice);
    if (steps) return steps;
  }
  const sentence = sentenceOf(meant, voice);
  const grounds = [rowOf(meant), meant.figure.value, PARTS_OF_HUNDRED - Math.round(meant.figure.value), 100];
  if (sentence !== null) return { sentences: [sentence], grounds };
  const row = { ...rowOf(meant), [meant.figure.name]: undefined };
  const list = restsOn(meant.of, row, voice);
  return { sentences: [show.say(words.restsOn, { list })], grounds };
};
