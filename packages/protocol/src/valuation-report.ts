import * as z from 'zod';
import { AnalyseReply } from './analyse-reply.ts';
import { PropguardCompliance } from './compliance-reports.ts';
import { MarketAnalysis } from './market.ts';
import { ReportRecord, ReportVersion } from './report-record.ts';
import { Day, Id, Instant } from './shapes.ts';

const Share = z.number().min(0).max(1).nullable();
const Count = z.int().nullable();
const Aud = z.int().nullable();
const RiskLevel = z.enum(['High', 'Medium', 'Low']).nullable();

/** CORE-ENT-26. */
const PropguardValuation = z.object({
  ai_valuation: Aud,
  confidence_score: Share,
  valuation_range: z.object({ min: z.int(), max: z.int() }).nullable().describe('The calibrated 80% range.'),
});

/** CORE-ENT-27. 'coastal' and 'geological' are erosion and subsidence. */
const PropguardRisk = z.object({
  risk_grade: RiskLevel,
  overall_score: Share,
  climate_risks: z.object({ flood: Share, fire: Share, coastal: Share, geological: Share }),
  market_risks: z.object({ volatility: z.number().nullable(), liquidity: Share }),
});

/** CORE-ENT-25. */
const PropertyDetails = z.object({
  listing_id: Id.nullable(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  property_type: z.string().nullable(),
  price: Aud.describe('Asked for it, where it is listed.'),
  bedrooms: Count,
  bathrooms: Count,
  car_spaces: Count,
  land_size: Count,
  building_size: Count,
  features: z.array(z.string()),
  photos: z.array(z.string()),
  propguard_valuation: PropguardValuation,
  propguard_risk: PropguardRisk,
  propguard_compliance: PropguardCompliance,
});

const ComparableProperty = z.object({
  address: z.string(),
  suburb: z.string(),
  sale_date: Day,
  sale_price: z.int(),
  adjustments: z.array(z.object({ line: z.string(), amount: z.int() })),
  adjusted_price: z.int(),
  distance_metres: z.int().nullable(),
  weight: z.number(),
});

/** CORE-ENT-24, in the field names of the specification; what is ours stands below under names of its own. */
export const ValuationReport = z.object({
  report_id: z.string(),
  generated_at: Instant,
  property_details: PropertyDetails,
  comprehensive_analysis: z.object({
    ai_valuation: Aud,
    confidence_level: Share,
    methodology: z.string(),
    comparable_properties: z.array(ComparableProperty),
  }),
  risk_assessment: z.object({
    overall_risk: RiskLevel,
    risk_factors: z.array(z.string()),
    mitigation_strategies: z.array(z.string()),
  }),
  market_analysis: MarketAnalysis.omit({ details: true }).nullable(),
  compliance_certificate: z.object({
    apra_compliant: z.boolean(),
    certificate_id: z.string().nullable(),
    blockchain_hash: z.string().nullable(),
  }),

  /** CORE-ENT-18. */
  inputs: z.object({
    valuation: Aud,
    address: z.string(),
    risk: AnalyseReply.shape.risk,
    compliance: z.object({ status: z.string() }),
  }),
  version: z.int().min(1),
  versions: z.array(ReportVersion).describe('Newest first; a public link shows its own only.'),
  digest: z.string().describe('SHA-256 of `record` as canonical JSON (RFC 8785), in hexadecimal.'),
  prepared_for: z.string().nullable().describe('The workspace; never in a public link.'),
  prepared_by: z.string().nullable(),
  assessment_id: Id.nullable(),
  sample: z.boolean(),
  record: ReportRecord,
});
export type ValuationReport = z.infer<typeof ValuationReport>;
