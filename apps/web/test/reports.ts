import type { ReportRecord } from '@propguard/protocol/report-record';
import type { ReportSummary } from '@propguard/protocol/reports';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { ASSESSMENT } from './assessment.ts';

export const REPORT_ID = 'VR-00000007';
const MADE_AT = '2026-05-01T00:00:00Z';
const { subject, valuation, hazards, lending } = ASSESSMENT;

const COMPLIANCE: ReportRecord['compliance'] = {
  apra_cps230_compliant: true,
  risk_category: null,
  compliance_score: null,
  nccp_act_compliant: true,
  basel_iii_compliant: true,
  lvr_thresholds: {},
};

export const recordOf = (version: number): ReportRecord => ({
  reportId: REPORT_ID,
  version,
  generatedAt: MADE_AT,
  assessedAt: MADE_AT,
  subject,
  home: { listing: null, features: [], photos: [] },
  valuation,
  indicativeBand: null,
  hazards,
  riskLevel: 'Low',
  riskFactors: [],
  loan: null,
  lending,
  compliance: COMPLIANCE,
  reviewDue: '2027-05-01',
  market: null,
  model: null,
  summary: ['A home in New Farm.'],
  method: [],
  limits: [],
  disclosure: 'An automated valuation.',
  sources: [],
  plan: {
    widthUnits: 100,
    heightUnits: 100,
    metresAcross: 1000,
    subject: { x: 50, y: 50 },
    comparables: [],
    homes: [],
    shores: [],
    areas: [],
    places: [],
  },
  sample: true,
  certificate: null,
});

const versionOf = (version: number) => ({
  version,
  generatedAt: MADE_AT,
  valueAud: 2_400_000 + version,
  digest: 'ab'.repeat(32),
});

/** One version of a report, among as many as there are. */
export const reportOf = (version: number, versions = version): ValuationReport => ({
  report_id: REPORT_ID,
  generated_at: MADE_AT,
  property_details: {
    listing_id: null,
    address: subject.address,
    suburb: subject.locality.name,
    state: subject.locality.state,
    postcode: subject.locality.postcode,
    property_type: 'house',
    price: null,
    bedrooms: 4,
    bathrooms: 2,
    car_spaces: 2,
    land_size: 607,
    building_size: 248,
    features: [],
    photos: [],
    propguard_valuation: { ai_valuation: valuation.valueAud, confidence_score: null, valuation_range: null },
    propguard_risk: {
      risk_grade: 'Low',
      overall_score: null,
      climate_risks: { flood: null, fire: null, coastal: null, geological: null },
      market_risks: { volatility: null, liquidity: null },
    },
    propguard_compliance: COMPLIANCE,
  },
  comprehensive_analysis: {
    ai_valuation: valuation.valueAud,
    confidence_level: null,
    methodology: 'By the valuation model',
    comparable_properties: [],
  },
  risk_assessment: { overall_risk: 'Low', risk_factors: [], mitigation_strategies: [] },
  market_analysis: null,
  compliance_certificate: { apra_compliant: true, certificate_id: null, blockchain_hash: null },
  inputs: {
    valuation: valuation.valueAud,
    address: subject.address,
    risk: { flood: null, fire: null, coastalErosion: null, subsidence: null, market: null },
    compliance: { status: 'REVIEW' },
  },
  version,
  versions: Array.from({ length: versions }, (_, index) => versionOf(versions - index)),
  digest: 'ab'.repeat(32),
  prepared_for: 'Rowe Lending',
  prepared_by: null,
  assessment_id: ASSESSMENT.id,
  sample: true,
  record: recordOf(version),
});

export const reportSummaryOf = (changes: Partial<ReportSummary> = {}): ReportSummary => ({
  reportId: REPORT_ID,
  assessmentId: ASSESSMENT.id,
  address: subject.address,
  locality: subject.locality,
  latest: versionOf(1),
  scenario: null,
  riskLevel: 'Low',
  createdBy: null,
  sample: true,
  ...changes,
});
