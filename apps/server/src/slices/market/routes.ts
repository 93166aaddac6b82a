import { sessionRoutes } from '../../access/guards.ts';
import { analyseMarket } from './analyse-market.ts';
import { figuresOfLocality } from './figures-of-locality.ts';
import { listInsights } from './list-insights.ts';
import { senseMarket } from './sense-market.ts';
import { senseProperty } from './sense-property.ts';
import { showHeatMap } from './show-heat-map.ts';
import { showPriceTrend } from './show-price-trend.ts';
import { showSnapshot } from './show-snapshot.ts';

export const marketRoutes = {
  analyse: sessionRoutes.market.analyse.handler(({ context, input }) => analyseMarket(context.scope, input)),
  ofLocality: sessionRoutes.market.ofLocality.handler(({ context, input }) =>
    figuresOfLocality(context.scope, input.id, input.type ?? null),
  ),
  snapshot: sessionRoutes.market.snapshot.handler(({ context, input }) => showSnapshot(context.scope, input)),
  priceTrend: sessionRoutes.market.priceTrend.handler(({ context, input }) =>
    showPriceTrend(context.scope, input),
  ),
  insights: sessionRoutes.market.insights.handler(({ context, input }) => listInsights(context.scope, input)),
  heatMap: sessionRoutes.market.heatMap.handler(({ context, input }) => showHeatMap(context.scope, input)),
};

export const sentimentRoutes = {
  ofProperty: sessionRoutes.sentiment.ofProperty.handler(({ context, input }) =>
    senseProperty(context.scope, input),
  ),
  ofMarket: sessionRoutes.sentiment.ofMarket.handler(({ context, input }) =>
    senseMarket(context.scope, input.market_data),
  ),
};
