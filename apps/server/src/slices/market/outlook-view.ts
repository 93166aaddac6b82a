import { priceTrend } from '@propguard/rules/market/price-trend';
import { basisWords } from './figures-view.ts';
import type { Market } from './read-market.ts';
import { countWords, daysWords, percentWords, pointsWords } from './words.ts';

const NO_GROWTH = 'There are too few sales, here and in the regions above, to say where prices are heading.';
const NO_RISK = 'There are too few sales to say how far prices swing.';
const NO_RENTS = 'We don’t know the rents, so there’s no yield to weigh it against.';
const TREND_WORDS = { rising: 'rising', falling: 'falling', steady: 'steady', unknown: '' };

/** How its growth stands to that of the region above. */
const againstAbove = ({ above, figures }: Market): string => {
  const parent = above.find(({ row }) => row !== undefined);
  const { growthYoy } = figures;
  if (!parent?.row || !growthYoy.isOwn || growthYoy.value === null) return '';
  const ahead = growthYoy.value - parent.row.summary.growth.share;
  const side = ahead < 0 ? 'behind' : 'ahead of';
  return ` That is ${pointsWords(ahead)} ${side} ${parent.region.name}.`;
};

export const investmentOutlook = (market: Market): string => {
  const { growthYoy } = market.figures;
  if (growthYoy.value === null) return `${NO_GROWTH} ${NO_RENTS}`;
  const error = growthYoy.isOwn ? market.own?.summary.growth.error : undefined;
  const give = error === undefined ? '' : `, give or take ${pointsWords(error)}`;
  const where = growthYoy.isOwn ? '' : ` in ${growthYoy.region}`;
  const trend = TREND_WORDS[priceTrend(growthYoy.value)];
  return `Prices${where} are ${trend}: ${percentWords(growthYoy.value)} in a year${give} (${basisWords(growthYoy)}).${againstAbove(market)} ${NO_RENTS}`;
};

export const riskAssessment = ({ region, figures }: Market): string => {
  const { volatility, daysOnMarket, salesVolume } = figures;
  if (volatility.value === null) return NO_RISK;
  const where = volatility.isOwn ? region.name : volatility.region;
  const days =
    daysOnMarket.value === null
      ? ''
      : ` A sale takes ${daysWords(daysOnMarket.value)}${daysOnMarket.isOwn ? '' : ` in ${daysOnMarket.region}`}.`;
  const sales = salesVolume.value === null ? '' : ` ${countWords(salesVolume.value, 'sale')} here in a year.`;
  return `Prices in ${where} swing by about ${percentWords(volatility.value)} a year around their trend (${basisWords(volatility)}).${days}${sales}`;
};
