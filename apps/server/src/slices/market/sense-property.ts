import type { SentimentReply } from '@propguard/protocol/sentiment';
import { type AnalysedType, figuresOfType } from '@propguard/rules/market/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findRegionWithin } from './find-region.ts';
import { readMarket } from './read-market.ts';
import { senseTextAndMarket } from './sense-text-and-market.ts';
import { sentimentSentence } from './sentiment-sentence.ts';

/** What the description says in words, and what the figures of the place that it names say. */
export const senseProperty = async (
  scope: ReferenceScope,
  { description, property_type }: { description: string; property_type?: AnalysedType | undefined },
): Promise<SentimentReply> => {
  const region = await findRegionWithin(scope, description);
  const market = region && (await readMarket(scope, region, figuresOfType(property_type)));
  const details = senseTextAndMarket(market?.figures ?? null, description);
  return {
    sentiment_analysis: {
      sentiment: details?.score ?? null,
      details,
      location: region?.name ?? null,
      type: market && market.type !== 'any' ? market.type : null,
      sample: market?.sample ?? false,
      summary: sentimentSentence(details),
    },
  };
};
