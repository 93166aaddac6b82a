import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { SCENARIO_KEYS } from '@propguard/rules/hazards/projections';
import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { ANALYSED_TYPES } from '@propguard/rules/market/property-types';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { HazardReport } from './hazards.ts';
import { LoanAssessment } from './lending.ts';
import { LoanFacts } from './loan-facts.ts';
import { MarketAnalysis, MarketLocation } from './market.ts';
import { MarketFigures, Sentiment } from './market-figures.ts';
import { PropertyData } from './property-data.ts';
import { sessionRoute } from './route.ts';
import { Day, Id } from './shapes.ts';
import { Subject, Valuation } from './valuations.ts';

const Share = z.number().min(0).max(1);
const RiskLevel = z
  .enum(['High', 'Medium', 'Low'])
  .nullable()
  .describe('By `risk_score`; null where no hazard was measured.');
const LONGEST_NOTES = 5000;

/** Sentences made from figures, with what they rest on. */
export const Passage = z.object({
  topic: z.enum(['value', 'flood', 'fire', 'coastalErosion', 'subsidence', 'market', 'money', 'lending']),
  text: z.string(),
  rests_on: z.array(z.string()).describe('Models, layers, rule sets and data sets behind the sentences.'),
});
export type Passage = z.infer<typeof Passage>;

const Analysis = z.object({
  address: z.string(),
  property_id: Id.nullable(),
  passages: z.array(Passage),
  sample: z.boolean().describe('It is based on made-up data.'),
});

export const EnhancedAnalysis = Analysis.extend({
  subject: Subject,
  valuation: Valuation,
  hazards: HazardReport,
  market: MarketAnalysis,
});
export type EnhancedAnalysis = z.infer<typeof EnhancedAnalysis>;

export const ComprehensiveAnalysis = EnhancedAnalysis.extend({
  lending: LoanAssessment.describe('On the value and the loan facts that were sent.'),
  summary: z.string(),
  recommendations: z.array(z.string()),
});
export type ComprehensiveAnalysis = z.infer<typeof ComprehensiveAnalysis>;

export const ClimateRisk = Analysis.extend({
  climate_risk: RiskLevel,
  risk_score: Share.nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  hazards: HazardReport.shape.hazards,
  scenario: z.enum(SCENARIO_KEYS),
  assumption: z.string(),
  projections: HazardReport.shape.projections,
  value: z.int().nullable().describe('Given, or our own valuation; null where there is not enough evidence.'),
  value_source: z.enum(['given', 'valuation', 'none']),
  money: HazardReport.shape.money,
});
export type ClimateRisk = z.infer<typeof ClimateRisk>;

export const RiskAssessment = Analysis.extend({
  risk_score: Share.nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  climate_risk: RiskLevel,
  risk: z.record(z.enum([...HAZARD_KINDS, 'market']), Share.nullable()),
  mitigation: HazardReport.shape.mitigation,
  hazards: HazardReport.shape.hazards,
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

export const MarketSentimentAnalysis = z.object({
  location: z.string(),
  as_of: Day.nullable(),
  sentiment: z.number().min(-1).max(1).nullable(),
  details: Sentiment.nullable(),
  figures: MarketFigures,
  trend_analysis: MarketAnalysis.shape.trend_analysis,
  summary: z.string(),
  outlook: z.string(),
  sample: z.boolean(),
});
export type MarketSentimentAnalysis = z.infer<typeof MarketSentimentAnalysis>;

export const ClimateRiskRequest = z.object({
  property_data: PropertyData,
  scenario: z.enum(SCENARIO_KEYS).default('specified'),
  property_value: z
    .int('Enter whole dollars.')
    .min(1, 'Enter a value above 0, or leave it out.')
    .max(LARGEST_AMOUNT_AUD)
    .optional()
    .describe('In place of our own valuation.'),
  loan_amount: z
    .int('Enter whole dollars.')
    .min(1, 'Enter an amount above 0, or leave it out.')
    .max(LARGEST_AMOUNT_AUD)
    .optional(),
});
export type ClimateRiskRequest = z.infer<typeof ClimateRiskRequest>;

export const MarketSentimentRequest = z.object({
  location: MarketLocation,
  property_type: z.enum(ANALYSED_TYPES).default('house'),
  notes: z.string().trim().max(LONGEST_NOTES).optional().describe('News or notes to take into account.'),
});
export type MarketSentimentRequest = z.infer<typeof MarketSentimentRequest>;

export const ComprehensiveRequest = z.object({
  property_data: PropertyData,
  loan_facts: LoanFacts.default({}).describe('What is known of the loan.'),
});
export type ComprehensiveRequest = z.infer<typeof ComprehensiveRequest>;

const tags = ['analyses'];
const NOTHING_KEPT =
  'Every sentence is made from the figures beside it and names what it is based on. Nothing is kept.';

export const analyses = {
  /** CORE-CALL-22. */
  enhanced: sessionRoute('assessments:read')
    .route({
      method: 'POST',
      path: '/ai/enhanced-analysis',
      tags,
      summary: 'Value, hazards and market of a property in one reply',
      description: NOTHING_KEPT,
    })
    .errors(errorsOf('UNAVAILABLE'))
    .input(z.object({ property_data: PropertyData }))
    .output(EnhancedAnalysis),
  /** CORE-CALL-23. */
  climateRisk: sessionRoute('assessments:read')
    .route({
      method: 'POST',
      path: '/ai/climate-risk-calculator',
      tags,
      summary: 'Climate hazards of a property, projected, and what they cost',
      description: `From hazard to expected loss, insurance, value under stress and, with a loan, LVR under stress. ${NOTHING_KEPT}`,
    })
    .input(ClimateRiskRequest)
    .output(ClimateRisk),
  /** CORE-CALL-24. */
  marketSentiment: sessionRoute('places:read')
    .route({
      method: 'POST',
      path: '/ai/market-sentiment-analysis',
      tags,
      summary: 'The sentiment of a market with the figures that it is made from',
      description: NOTHING_KEPT,
    })
    .input(MarketSentimentRequest)
    .output(MarketSentimentAnalysis),
  /** CORE-CALL-25. */
  risk: sessionRoute('assessments:read')
    .route({
      method: 'POST',
      path: '/llm/risk-assessment',
      tags,
      summary: 'Every risk of a property in words, with what can be done',
      description: NOTHING_KEPT,
    })
    .input(z.object({ property_data: PropertyData }))
    .output(RiskAssessment),
  /** CORE-CALL-26. */
  comprehensive: sessionRoute('assessments:read')
    .route({
      method: 'POST',
      path: '/llm/comprehensive-analysis',
      tags,
      summary: 'Value, hazards, market and lending rules of a property, with a summary',
      description: `The lending rules are those of your workspace. ${NOTHING_KEPT}`,
    })
    .errors(errorsOf('UNAVAILABLE'))
    .input(ComprehensiveRequest)
    .output(ComprehensiveAnalysis),
};
