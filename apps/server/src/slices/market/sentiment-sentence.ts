import type { Sentiment } from '@propguard/protocol/market-figures';
import { isPositiveSentiment } from '@propguard/rules/market/market-sentiment';

const NOTHING = 'There are no figures and no words to go by.';

/** 'Positive. Prices rose 10.1% in a year; 62% of auctions sold in Brisbane.' */
export const sentimentSentence = (sentiment: Sentiment | null): string => {
  if (!sentiment) return NOTHING;
  const [first, ...others] = sentiment.parts.map(({ says }) => says);
  const rest = others.map((says) => says.charAt(0).toLowerCase() + says.slice(1));
  return `${isPositiveSentiment(sentiment.score) ? 'Positive' : 'Negative'}. ${[first, ...rest].join('; ')}.`;
};
