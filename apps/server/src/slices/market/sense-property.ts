import type { SentimentReply } from '@propguard/protocol/sentiment';
import { type AnalysedType, figuresOfType } from '@propguard/rules/market/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findPlaceWithin } from './find-region.ts';
import { readMarket } from './read-market.ts';
import { senseTextAndMarket } from './sense-text-and-market.ts';
import { sentimentSentence } from './sentiment-sentence.ts';
import { type FigureType, findTypeOfHome } from './store.ts';

/** Of the home that is named, unless another type is asked for. */
const typeOf = async (
  scope: ReferenceScope,
  propertyId: string | null,
  asked: AnalysedType | undefined,
): Promise<FigureType> =>
  asked === undefined && propertyId !== null
    ? ((await findTypeOfHome(scope.reader, propertyId)) ?? 'any')
    : figuresOfType(asked);

/** What the description says in words, and what the figures of the place that it names say. */
export const senseProperty = async (
  scope: ReferenceScope,
  { description, property_type }: { description: string; property_type?: AnalysedType | undefined },
): Promise<SentimentReply> => {
  const place = await findPlaceWithin(scope, description);
  const region = place?.region ?? null;
  const type = await typeOf(scope, place?.propertyId ?? null, property_type);
  const market = region && (await readMarket(scope, region, type));
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
