import type { SentimentReply } from '@propguard/protocol/sentiment';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';
import { senseTextAndMarket } from './sense-text-and-market.ts';
import { sentimentSentence } from './sentiment-sentence.ts';

export const senseMarket = async (
  scope: ReferenceScope,
  { location, property_type, notes }: PlaceAsked & { notes?: string | undefined },
): Promise<SentimentReply> => {
  const market = await locateMarket(scope, { location, property_type });
  const details = senseTextAndMarket(market.figures, notes ?? null);
  return {
    sentiment_analysis: {
      sentiment: details?.score ?? null,
      details,
      location: market.region.name,
      type: market.type === 'any' ? null : market.type,
      sample: market.sample,
      summary: sentimentSentence(details),
    },
  };
};
