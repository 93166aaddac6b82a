import { type Composer, fact, maybe } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type PriceCheck = {
  address: string;
  priceAud: number;
  highPriceAud: number | null;
  valueAud: number | null;
  lowAud: number | null;
  highAud: number | null;
  rangePercent: number;
  /** Of the middle of what is asked, against the value. */
  aboveShare: number | null;
  isInRange: boolean;
  median: { region: string; medianAud: number; differenceAud: number } | null;
};

/** Nearer than this a price is as good as the value: it is known no better. */
const CLOSE = 0.03;

export const composePriceCheck: Composer<PriceCheck> = (result, { say, show, language }, { sample }) => {
  const sums = sumPhrasesOf(language);
  const { address: place, valueAud, lowAud, highAud, aboveShare, median } = result;
  const price =
    result.highPriceAud === null
      ? show.aud(result.priceAud)
      : show.say(say.span, { low: show.aud(result.priceAud), high: show.aud(result.highPriceAud) });
  const common = { title: place, items: [], notes: sample ? [say.sample] : [] };
  if (valueAud === null || aboveShare === null || lowAud === null || highAud === null)
    return {
      ...common,
      facts: fact('priceAud', sums.labels.price, price),
      sentences: [
        median === null
          ? show.say(say.notValued, { place })
          : show.say(sums.priceAgainstMedian, {
              region: median.region,
              value: show.aud(median.medianAud),
              price,
              difference: show.signedAud(median.differenceAud),
            }),
      ],
      suggestions: [say.suggest.market, say.suggest.listings],
    };
  const value = show.aud(valueAud);
  const verdict =
    Math.abs(aboveShare) < CLOSE ? sums.priceAbout : aboveShare > 0 ? sums.priceAbove : sums.priceBelow;
  const range = {
    percent: show.percentOf(result.rangePercent),
    low: show.aud(lowAud),
    high: show.aud(highAud),
  };
  return {
    ...common,
    facts: [
      ...fact('priceAud', sums.labels.price, price),
      ...fact('valueAud', say.labels.value, value),
      ...fact(
        'aboveShare',
        sums.labels.difference,
        maybe(aboveShare, (share) => show.percent(share)),
      ),
    ],
    sentences: [
      show.say(verdict, { price, value, place, percent: show.percent(Math.abs(aboveShare)) }),
      show.say(result.isInRange ? sums.priceInRange : sums.priceOutOfRange, range),
    ],
    suggestions: [say.suggest.comparables, say.suggest.why],
  };
};
