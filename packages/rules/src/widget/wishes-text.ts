import type { LanguageCode } from '../languages/languages.ts';
import { leftToRight } from '../languages/left-to-right.ts';
import { LOCALES } from '../languages/locales.ts';
import { counted } from '../messages/counted.ts';
import { WIDGET_WORDS } from './words/all.ts';

type Wishes = {
  place: string | null;
  minPriceAud: number | null;
  maxPriceAud: number | null;
  minBedrooms: number | null;
};

/** 'Teneriffe QLD 4005' is Teneriffe to whoever asked for it. */
const placeName = (place: string): string => place.replace(/,? [A-Z]{2,3}(?: \d{4})?$/, '');

const priceText = (language: LanguageCode, aud: number, isShort: boolean): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    ...(isShort ? { notation: 'compact' } : { maximumFractionDigits: 0 }),
  })
    .format(aud)
    .replace('AU$', leftToRight(language, 'AU$'));

/** What somebody looks for, in a line: '3 bed, Teneriffe, to $1.3M'; short to be read, whole to be sent. Empty: nothing. */
export const wishesText = (
  language: LanguageCode,
  { place, minPriceAud, maxPriceAud, minBedrooms }: Wishes,
  length: 'short' | 'whole',
): string => {
  const words = WIDGET_WORDS[language];
  const isShort = length === 'short';
  const price = (aud: number): string => priceText(language, aud, isShort);
  return [
    minBedrooms === null ? null : counted(language, words.bedrooms, minBedrooms),
    place === null ? null : isShort ? placeName(place) : place,
    minPriceAud === null ? null : words.from(price(minPriceAud)),
    maxPriceAud === null ? null : words.upTo(price(maxPriceAud)),
  ]
    .filter((part) => part !== null)
    .join(', ');
};
