import { wholeAud } from '../../formats/money.ts';
import { inEnglish } from '../../messages/in-english.ts';
import type { PropertyType } from '../../properties/property-types.ts';
import type { MarketMetric } from './market-metric.ts';
import { MARKET_METRICS, type MarketMetricName } from './market-metrics.ts';

/** With a true minus, as figures are set. */
const percentOf = (share: number, decimals: number): string =>
  `${share < 0 ? '−' : ''}${Math.abs(share * 100).toFixed(decimals)}%`;

/** Prices move by tenths of a per cent; shares of sales and auctions are never known that well. */
const IN_TENTHS: readonly MarketMetricName[] = ['growthYoy', 'volatility', 'rentalYield'];

/** A figure as it is written, on screen and on paper. */
export const figureText = (name: MarketMetricName, value: number): string => {
  switch (MARKET_METRICS[name].unit) {
    case 'aud':
      return wholeAud(value);
    case 'share':
      return `${name === 'growthYoy' && value >= 0 ? '+' : ''}${percentOf(value, IN_TENTHS.includes(name) ? 1 : 0)}`;
    case 'months':
      return value.toFixed(1);
    default:
      return Math.round(value).toLocaleString('en-AU');
  }
};

const HOMES: Record<PropertyType, string> = {
  house: 'Houses',
  townhouse: 'Townhouses',
  apartment: 'Apartments',
  land: 'Land',
  rural: 'Acreage',
};

/** Which homes a figure is of; null: all types. */
export const homesText = (type: PropertyType | null): string => (type === null ? 'All types' : HOMES[type]);

/** Each message stands whole: the browser's build reads them beforehand. */
const COUNTED: Record<MarketMetric['countOf'], (count: number) => string> = {
  sales: (count) => inEnglish('{count, plural, one {# sale} other {# sales}}', { count }),
  listings: (count) => inEnglish('{count, plural, one {# listing} other {# listings}}', { count }),
  auctions: (count) => inEnglish('{count, plural, one {# auction} other {# auctions}}', { count }),
};

type Basis = {
  type: PropertyType | null;
  region: string | null;
  isOwn: boolean;
  count: number;
  countOf: MarketMetric['countOf'];
};

/** '49 sales' */
export const countText = ({ count, countOf }: Pick<Basis, 'count' | 'countOf'>): string =>
  COUNTED[countOf](count);

/** '49 sales'; where it is a wider place's, 'Melbourne, 1,240 sales; too few here'. */
export const basisText = ({ region, isOwn, count, countOf }: Omit<Basis, 'type'>): string => {
  const counted = countText({ count, countOf });
  return isOwn || region === null ? counted : `${region}, ${counted}; too few here`;
};
