import type { FigureDefinition } from '../figure-definition.ts';
import { MARKET_METRICS } from '../market/market-metrics.ts';

const OF_ONE = { homes: 'one', region: 'home', windowMonths: null, leastN: 1 } as const;

const defined = <Name extends string>(
  metrics: Record<Name, FigureDefinition>,
): Record<Name, FigureDefinition> => metrics;

/** Every figure of a home, and of the model that values it. Added to, never renamed. */
export const HOME_METRICS = defined({
  value: {
    ...OF_ONE,
    title: 'Value',
    unit: 'aud',
    sentence: 'The newest model’s value on the last day the sales cover.',
    countOf: 'sales',
  },
  confidence: {
    ...OF_ONE,
    title: 'Confidence',
    unit: 'share',
    sentence: 'One minus the forecast standard deviation.',
    countOf: 'sales',
  },
  dataTo: {
    ...OF_ONE,
    title: 'Valued as of',
    unit: 'day',
    sentence: 'The last day the sales cover: it is valued as of that day, and no later sale was used.',
    countOf: 'sales',
  },
  modelTrained: {
    ...OF_ONE,
    title: 'Model trained',
    unit: 'day',
    sentence: 'When the model that values was trained.',
    homes: 'all',
    region: 'installation',
    countOf: 'sales',
  },
  riskScore: {
    ...OF_ONE,
    title: 'Risk score',
    unit: 'share',
    sentence: 'The average of the hazards that have data and the market risk for this type of home.',
    countOf: 'risks',
  },
  riskLevel: {
    ...OF_ONE,
    title: 'Climate risk',
    unit: 'level',
    sentence: 'High above 60, medium above 30 of the risk score; none where no hazard was measured.',
    countOf: 'risks',
  },
  certifiedRisk: {
    ...OF_ONE,
    title: 'Risk level',
    unit: 'level',
    sentence: 'By the worst of the hazards and the market: high above 70%, medium above 40%.',
    countOf: 'risks',
  },
  meanRisk: {
    ...OF_ONE,
    title: 'Mean risk',
    unit: 'share',
    sentence: 'The average of the risk scores of these homes.',
    homes: 'chosen',
    countOf: 'homes',
  },
  hazard: {
    ...OF_ONE,
    title: 'Hazard',
    unit: 'share',
    sentence:
      'What the surest layer says about the place today, to a thousandth; the timeline starts from it.',
    countOf: 'hazards',
  },
  hazardMean: {
    ...OF_ONE,
    title: 'Natural hazard',
    unit: 'share',
    sentence: 'The average of the hazards that have data, without the market: what the maps alone say.',
    homes: 'place',
    region: 'own',
    countOf: 'hazards',
  },
  expectedLoss: {
    ...OF_ONE,
    title: 'Expected loss a year',
    unit: 'aud a year',
    sentence: 'What the hazards that have data can be expected to damage in a year.',
    countOf: 'hazards',
  },
  hazardCostAYear: {
    ...OF_ONE,
    title: 'Cost of the hazards a year',
    unit: 'aud a year',
    sentence: 'What insurance costs on top of an ordinary home’s, for the hazards that have data.',
    countOf: 'hazards',
  },
  hazardCostAMonth: {
    ...OF_ONE,
    title: 'Cost of the hazards a month',
    unit: 'aud a month',
    sentence: 'A twelfth of their yearly cost.',
    countOf: 'hazards',
  },
  stressedValue: {
    ...OF_ONE,
    title: 'Value under stress',
    unit: 'aud',
    sentence: 'The value, less what the yearly cost of the hazards takes off the price a buyer can pay.',
    countOf: 'hazards',
  },
  daysListed: {
    ...OF_ONE,
    title: MARKET_METRICS.daysOnMarket.title,
    unit: 'days',
    sentence:
      'Days from this home’s listing to its sale or withdrawal; while it is listed, to the last day the data cover.',
    countOf: 'listings',
  },
});
