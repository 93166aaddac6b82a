import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { Compliance } from './compliance-reports.ts';
import { Sentiment } from './market-figures.ts';
import { Id } from './shapes.ts';

const Aud = z.int();
const Share = z.number().min(0).max(1);
const Hazard = Share.nullable().describe('0 to 1, growing with danger; null: no data.');

/** The reply to a command, in the field names of the specification (CORE-ENT-13), and as it is shown (CORE-ENT-12). */
export const AnalyseReply = z.object({
  assessment_id: Id.describe('Where all of it is kept: /assessments/{id}.'),
  address: z.string(),
  valuation: Aud.nullable(),
  analysis_result: z.object({
    current_valuation: Aud.nullable().describe('Null: not enough evidence for a value.'),
    valuation_range: z.object({ min: Aud, max: Aud }).nullable().describe('The calibrated 80% range.'),
    risk_score: Share.nullable().describe(figureInWords(HOME_METRICS.riskScore)),
    climate_risk: z
      .enum(['High', 'Medium', 'Low'])
      .nullable()
      .describe('By `risk_score`; null where no hazard was measured.'),
    lvr: z.number().min(0),
    lvr_assumed: z.boolean().describe('No loan was given: a default that no verdict uses.'),
    confidence: Share.nullable(),
  }),
  riskScore: Share.nullable().describe('As `analysis_result.risk_score`.'),
  climateRisk: z.enum(['High', 'Medium', 'Low']).nullable().describe('As `analysis_result.climate_risk`.'),
  lvrRatio: z.number().min(0).describe('As `analysis_result.lvr`.'),
  story: z.string(),
  sentiment: Sentiment.pick({ score: true, magnitude: true, keywords: true })
    .nullable()
    .describe('Of the market the home is in; null where nothing is known of it.'),
  risk: z.object({ flood: Hazard, fire: Hazard, coastalErosion: Hazard, subsidence: Hazard, market: Hazard }),
  compliance: Compliance,
  sample: z.boolean().describe('It is based on made-up data.'),
});
export type AnalyseReply = z.infer<typeof AnalyseReply>;
