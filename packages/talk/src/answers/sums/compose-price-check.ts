import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { listingSaid } from '../booking/listing-said.ts';
import { type Composer, fact } from '../composed.ts';
import { medianSaid } from '../median-said.ts';
import { assumedTypeSaid, homeLikeThat } from '../value-basis.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type PriceCheck = {
  address: string;
  assumedType?: PropertyType | null;
  /** A home of its kind in a place, and none that is known. */
  isTypical?: boolean;
  /** Null where none was said and none is published. */
  priceAud: number | null;
  highPriceAud: number | null;
  /** Days for which it has been for sale; null where it is not. */
  listedOn: string | null;
  valueAud: number | null;
  lowAud: number | null;
  highAud: number | null;
  rangePercent: number;
  /** Of the middle of what is asked, against the value. */
  aboveShare: number | null;
  /** Of both ends of a guide. */
  lowAboveShare: number | null;
  highAboveShare: number | null;
  inRange: 'inside' | 'partly' | 'outside' | null;
  median: {
    region: string;
    medianAud: number;
    differenceAud: number;
    sales?: number;
    type?: MarketPropertyType | null;
  } | null;
};

/** Nearer than this a price is as good as the value: it is known no better. */
const CLOSE = 0.03;
/** Up to this a price is a little dear. */
const LITTLE = 0.1;

/** A guide around the value is fair, whichever end is nearer. */
const verdictOf = (result: PriceCheck, middle: number): 'About' | 'Little' | 'Above' | 'Below' => {
  const low = result.lowAboveShare ?? middle;
  const high = result.highAboveShare ?? middle;
  if (Math.abs(middle) < CLOSE || (low <= 0 && high >= 0)) return 'About';
  if (middle < 0) return 'Below';
  return middle < LITTLE ? 'Little' : 'Above';
};
const distances = ({ lowAboveShare, highAboveShare }: PriceCheck, middle: number): number[] =>
  [lowAboveShare ?? middle, highAboveShare ?? middle].map(Math.abs);
const RANGE = { inside: 'priceInRange', partly: 'pricePartly', outside: 'priceOutOfRange' } as const;

export const composePriceCheck: Composer<PriceCheck> = (result, voice, { sample }) => {
  const { say, show, language } = voice;
  const sums = sumPhrasesOf(language);
  const { address: place, priceAud, highPriceAud, valueAud, lowAud, highAud, aboveShare, median } = result;
  const common = { title: place, items: [], notes: sample ? [say.sample] : [] };
  if (priceAud === null)
    return {
      ...common,
      facts: valueAud === null ? [] : fact('valueAud', say.labels.value, show.aud(valueAud)),
      sentences: [
        ...listingSaid(
          voice,
          result.listedOn === null ? null : { guide: null, listedOn: result.listedOn },
        ).slice(0, 1),
        valueAud === null
          ? show.say(say.notValued, { place })
          : show.say(say.valued, { place, value: show.aud(valueAud) }),
      ],
      suggestions: [say.suggest.comparables, say.suggest.why],
    };
  const price =
    highPriceAud === null
      ? show.aud(priceAud)
      : show.say(say.span, { low: show.aud(priceAud), high: show.aud(highPriceAud) });
  if (valueAud === null || aboveShare === null || lowAud === null || highAud === null)
    return {
      ...common,
      facts: fact('priceAud', sums.labels.price, price),
      sentences: [
        median === null
          ? show.say(say.notValued, { place })
          : show.say(median.differenceAud < 0 ? sums.priceUnderMedian : sums.priceOverMedian, {
              region: median.region,
              value: medianSaid(median, voice, median.type),
              price,
              difference: show.aud(Math.abs(median.differenceAud)),
            }),
      ],
      suggestions: [say.suggest.market, say.suggest.listings],
    };
  const value = show.aud(valueAud);
  const priced = result.isTypical ? homeLikeThat(place, voice) : place;
  const nearer = show.percent(Math.min(...distances(result, aboveShare)));
  const farther = show.percent(Math.max(...distances(result, aboveShare)));
  const percent = nearer === farther ? farther : show.say(say.span, { low: nearer, high: farther });
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
      ...fact('aboveShare', sums.labels.difference, show.percent(aboveShare)),
    ],
    sentences: [
      show.say(sums[`price${verdictOf(result, aboveShare)}`], { price, value, place: priced, percent }),
      ...(result.inRange === null ? [] : [show.say(sums[RANGE[result.inRange]], range)]),
      ...assumedTypeSaid(result.assumedType, voice),
    ],
    suggestions: [say.suggest.comparables, say.suggest.why],
  };
};
