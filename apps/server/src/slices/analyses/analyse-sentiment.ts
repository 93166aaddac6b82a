import type { MarketSentimentAnalysis, MarketSentimentRequest } from '@propguard/protocol/analyses';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { analyseMarket } from '../market/analyse-market.ts';
import { findRegion } from '../market/find-region.ts';
import { senseTextAndMarket } from '../market/sense-text-and-market.ts';
import { sentimentSentence } from '../market/sentiment-sentence.ts';

/** CORE-CALL-24. */
export const analyseSentiment = async (
  scope: ReferenceScope,
  { location, property_type, notes }: MarketSentimentRequest,
): Promise<MarketSentimentAnalysis> => {
  if (!(await findRegion(scope, location)))
    throw invalid({
      field: 'location',
      message: 'Name a suburb, a postcode, a city or a state in Australia, such as ‘New Farm QLD’.',
    });
  const market = await analyseMarket(scope, { location, property_type, analysis_depth: 'basic' });
  const { figures, asOf, sample } = market.details;
  const details = senseTextAndMarket(figures, notes ?? null);
  return {
    location: market.location,
    as_of: asOf,
    sentiment: details?.score ?? null,
    details,
    figures,
    trend_analysis: market.trend_analysis,
    summary: sentimentSentence(details),
    outlook: market.ai_insights.investment_outlook,
    sample,
  };
};
