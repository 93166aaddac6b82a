import type { Recommendation } from '@propguard/protocol/market-figures';
import { isFastMoving } from '@propguard/rules/market/labels';
import { supplyDemandBalance } from '@propguard/rules/market/supply-demand';
import type { Market } from './read-market.ts';
import { countWords, daysWords, monthsWords, percentWords, pointsWords } from './words.ts';

const FEW_SALES = 20;
const WIDE_ERROR = 0.03;
const FAR_AHEAD = 0.03;
const KEEN_AUCTIONS = 0.7;
const SLACK_AUCTIONS = 0.5;

type Advice = (market: Market) => Recommendation | null;

const where = ({ isOwn, region }: { isOwn: boolean; region: string | null }): string =>
  isOwn ? '' : ` in ${region}`;

const thinEvidence: Advice = ({ figures: { salesVolume } }) =>
  salesVolume.value === null || salesVolume.value >= FEW_SALES
    ? null
    : {
        text: `Value a property by comparable sales and its range, not by the median: there were only ${countWords(salesVolume.value, 'sale')} here in a year.`,
        figures: ['salesVolume', 'medianPrice'],
      };

const uncertainGrowth: Advice = ({ own, above, figures: { growthYoy } }) => {
  const error = own?.summary.growth.error ?? 0;
  const parent = above.find(({ row }) => row !== undefined);
  if (!growthYoy.isOwn || error < WIDE_ERROR || !parent?.row) return null;
  return {
    text: `Read the growth with ${parent.region.name}'s ${percentWords(parent.row.summary.growth.share)} beside it: here it’s only known to within ${pointsWords(error)}.`,
    figures: ['growthYoy'],
  };
};

const farAhead: Advice = ({ above, figures: { growthYoy } }) => {
  const parent = above.find(({ row }) => row !== undefined);
  if (!growthYoy.isOwn || growthYoy.value === null || !parent?.row) return null;
  const ahead = growthYoy.value - parent.row.summary.growth.share;
  if (Math.abs(ahead) < FAR_AHEAD) return null;
  return {
    text:
      ahead > 0
        ? `Ask what’s driving the growth: it’s ${pointsWords(ahead)} ahead of ${parent.region.name}.`
        : `Ask what’s holding prices back: growth is ${pointsWords(ahead)} behind ${parent.region.name}.`,
    figures: ['growthYoy'],
  };
};

const pace: Advice = ({ figures: { daysOnMarket } }) => {
  if (daysOnMarket.value === null) return null;
  const days = `half of the sales${where(daysOnMarket)} take ${daysWords(daysOnMarket.value)} or less`;
  return {
    text: isFastMoving(daysOnMarket.value)
      ? `Have finance approved before inspecting: ${days}.`
      : `Take the time to inspect and compare: ${days}.`,
    figures: ['daysOnMarket'],
  };
};

const auctions: Advice = ({ figures: { clearanceRate } }) => {
  const rate = clearanceRate.value;
  if (rate === null || (rate < KEEN_AUCTIONS && rate > SLACK_AUCTIONS)) return null;
  const sold = `${percentWords(rate, 0)} of auctions${where(clearanceRate)} sell`;
  return {
    text:
      rate >= KEEN_AUCTIONS
        ? `Set a limit before the auction: ${sold}.`
        : `Wait for a pass-in: only ${sold}.`,
    figures: ['clearanceRate'],
  };
};

const bargaining: Advice = ({ figures: { inventoryMonths } }) => {
  const months = inventoryMonths.value;
  const balance = supplyDemandBalance(months);
  if (months === null || balance === 'balanced') return null;
  const stock = `what is listed${where(inventoryMonths)} lasts ${monthsWords(months)}`;
  return {
    text:
      balance === 'sellers'
        ? `Expect little room on price: ${stock}.`
        : `Negotiate: ${stock}, and sellers compete.`,
    figures: ['inventoryMonths', 'listingVolume'],
  };
};

const MOST = 4;
const IN_ORDER: readonly Advice[] = [thinEvidence, farAhead, uncertainGrowth, bargaining, auctions, pace];

/** The few that the figures call for, the weightiest first. */
export const toRecommendations = (market: Market): Recommendation[] =>
  IN_ORDER.flatMap((advice) => advice(market) ?? []).slice(0, MOST);
