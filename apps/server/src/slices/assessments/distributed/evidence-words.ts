import { isoOf } from '@propguard/engine/day-number';
import type {
  Estimate,
  IndependentMethod,
  Silence,
} from '@propguard/engine/valuation/methods/method-estimate';
import { longDay } from '@propguard/rules/formats/days';
import { percent } from '@propguard/rules/formats/percent';
import { inEnglish } from '@propguard/rules/messages/in-english';

const SILENCE_WORDS: Readonly<Record<Silence, string>> = {
  'too-few-sales': 'There are too few sales, or we know too little about the home, for this method.',
  'never-sold': 'We have no sale of this property on record.',
  'none-given': 'No comparables were sent.',
  'none-before-the-day': 'The comparables sent are later than the valuation date.',
};

export const silenceWords = (silence: Silence): string => SILENCE_WORDS[silence];

/** How the sale of an own or given comparable came to the day. */
const movedBy = (annualGrowth: number | null): string =>
  annualGrowth === null
    ? 'by the index of its region'
    : `by the given growth of ${percent(annualGrowth, 1)} a year`;

export const evidenceWords = (
  method: IndependentMethod,
  { salesUsed, sales }: Estimate,
  annualGrowth: number | null,
): string => {
  switch (method) {
    case 'model':
      return inEnglish(
        'The trained model, with {salesUsed, plural, one {# comparable sale} other {# comparable sales}} around the property.',
        { salesUsed },
      );
    case 'comparables':
      return inEnglish(
        '{salesUsed, plural, one {# comparable sale} other {# comparable sales}}, each adjusted for time and for every fact that differs.',
        { salesUsed },
      );
    case 'locality-median':
      return inEnglish(
        'The median of the newest {salesUsed, plural, one {# sale} other {# sales}} in the suburb, moved to the valuation date by the index.',
        { salesUsed },
      );
    case 'own-sale':
      return `Its own last sale on ${longDay(isoOf(sales[0]?.contractDay ?? 0))}, moved to the valuation date ${movedBy(annualGrowth)}. Its error is that of homes that sold twice, about as far apart.`;
    case 'given-comparables':
      return inEnglish(
        'The median of {salesUsed, plural, one {# comparable} other {# comparables}} sent along, moved to the valuation date {moved} and adjusted for the facts given. Its error is that of comparables in general.',
        { salesUsed, moved: movedBy(annualGrowth) },
      );
  }
};
