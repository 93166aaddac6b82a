import type {
  Estimate,
  IndependentMethod,
  Silence,
} from '@propguard/engine/valuation/methods/method-estimate';
import { longDay } from '@propguard/rules/formats/days';
import { percent } from '@propguard/rules/formats/percent';
import { dayText } from '../engine-day.ts';

const SILENCE_WORDS: Readonly<Record<Silence, string>> = {
  'too-few-sales': 'There are too few sales, or too little is known of the home, for this method.',
  'never-sold': 'No sale of this property is on record.',
  'none-given': 'No comparables were sent.',
  'none-before-the-day': 'The comparables that were sent are later than the day that is valued.',
};

export const silenceWords = (silence: Silence): string => SILENCE_WORDS[silence];

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

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
      return `The trained model, with ${counted(salesUsed, 'comparable sale')} around the property.`;
    case 'comparables':
      return `${counted(salesUsed, 'comparable sale')}, each adjusted for time and for every fact that differs.`;
    case 'locality-median':
      return `The median of the newest ${counted(salesUsed, 'sale')} of the suburb, brought to the day by the index.`;
    case 'own-sale':
      return `Its own last sale on ${longDay(dayText(sales[0]?.contractDay ?? 0))}, brought to the day ${movedBy(annualGrowth)}. Its error is that of homes that sold twice, about as long apart.`;
    case 'given-comparables':
      return `The median of ${counted(salesUsed, 'comparable')} sent along, brought to the day ${movedBy(annualGrowth)} and adjusted for the facts that were given. Its error is that of comparables in general.`;
  }
};
