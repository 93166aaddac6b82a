import type { ReportRecord, ReportShare, ReportVersion } from '@propguard/protocol/report-record';
import type { ReportSummary, SharedReport } from '@propguard/protocol/reports';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { risksOfReport } from '../assessments/risks-of-report.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { strategiesOf } from './record/list-strategies.ts';
import type { ShareRow, VersionLine, VersionRow } from './store.ts';

const rangeOf = ({ range80 }: ReportRecord['valuation']) =>
  range80 && { min: range80.lowAud, max: range80.highAud };

const detailsOf = (record: ReportRecord): ValuationReport['property_details'] => {
  const { subject, valuation, hazards, home } = record;
  const { facts, locality } = subject;
  const { flood, fire, coastalErosion, subsidence } = risksOfReport(hazards);
  return {
    listing_id: home.listing?.id ?? null,
    address: subject.address,
    suburb: locality.name,
    state: locality.state,
    postcode: locality.postcode,
    property_type: facts.type,
    price: home.listing?.guide?.fromAud ?? null,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    car_spaces: facts.carSpaces,
    land_size: facts.landM2,
    building_size: facts.buildingM2,
    features: home.features,
    photos: home.photos,
    propguard_valuation: {
      ai_valuation: valuation.valueAud,
      confidence_score: statedConfidence(valuation),
      valuation_range: rangeOf(valuation),
    },
    propguard_risk: {
      risk_grade: record.riskLevel,
      overall_score: hazards.riskScore,
      climate_risks: { flood, fire, coastal: coastalErosion, geological: subsidence },
      market_risks: { volatility: hazards.market.volatility, liquidity: hazards.market.liquidity },
    },
    propguard_compliance: record.compliance,
  };
};

const analysisOf = ({ valuation, method }: ReportRecord): ValuationReport['comprehensive_analysis'] => ({
  ai_valuation: valuation.valueAud,
  confidence_level: statedConfidence(valuation),
  methodology: method.join(' '),
  comparable_properties: valuation.comparables.map((sale) => ({
    address: sale.address,
    suburb: sale.locality,
    sale_date: sale.contractDate,
    sale_price: sale.priceAud,
    adjustments: sale.adjustments.map(({ line, aud }) => ({ line, amount: aud })),
    adjusted_price: sale.adjustedAud,
    distance_metres: sale.distanceMetres,
    weight: sale.weight,
  })),
});

const marketOf = ({ market }: ReportRecord): ValuationReport['market_analysis'] => {
  if (!market) return null;
  const { details: _, ...analysis } = market;
  return analysis;
};

/** What the record says of itself, in the field names of the specification. */
const toDocument = (record: ReportRecord) => ({
  report_id: record.reportId,
  generated_at: record.generatedAt,
  property_details: detailsOf(record),
  comprehensive_analysis: analysisOf(record),
  risk_assessment: {
    overall_risk: record.riskLevel,
    risk_factors: record.riskFactors,
    mitigation_strategies: strategiesOf(record.hazards),
  },
  market_analysis: marketOf(record),
  compliance_certificate: {
    apra_compliant: record.lending.compliance.status === 'APPROVED',
    certificate_id: record.certificate?.certificateId ?? null,
    blockchain_hash: record.certificate?.hash ?? null,
  },
  inputs: {
    valuation: record.valuation.valueAud,
    address: placeWords(record.subject),
    risk: risksOfReport(record.hazards),
    compliance: { status: record.lending.compliance.status },
  },
  version: record.version,
  sample: record.sample,
  record,
});

const toVersion = ({ version, createdAt, digest, valueAud }: VersionLine): ReportVersion => ({
  version,
  generatedAt: createdAt.toISOString(),
  valueAud,
  digest: digest.toString('hex'),
});

export const toReport = (row: VersionRow, versions: readonly VersionLine[]): ValuationReport => ({
  ...toDocument(row.record),
  versions: versions.map(toVersion),
  digest: row.digest.toString('hex'),
  prepared_for: row.preparedFor,
  prepared_by: row.createdByName,
  assessment_id: row.assessmentId,
});

export const toSharedReport = (
  { record, digest, createdAt }: Pick<VersionRow, 'record' | 'digest' | 'createdAt'>,
  expiresAt: Date,
): SharedReport => ({
  report: {
    ...toDocument(record),
    versions: [
      toVersion({
        version: record.version,
        createdAt,
        digest,
        valueAud: record.valuation.valueAud,
      }),
    ],
    digest: digest.toString('hex'),
    prepared_for: null,
    prepared_by: null,
    assessment_id: null,
  },
  expiresAt: expiresAt.toISOString(),
});

export const toSummary = (row: VersionRow): ReportSummary => {
  const { subject, scenario, valuation, riskLevel, sample } = row.record;
  return {
    reportId: row.reportId,
    assessmentId: row.assessmentId,
    address: subject.address,
    locality: subject.locality,
    latest: toVersion({ ...row, valueAud: valuation.valueAud }),
    scenario: scenario?.name ?? null,
    riskLevel,
    createdBy: row.createdByName,
    sample,
  };
};

export const toShare = (row: ShareRow): ReportShare => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  expiresAt: row.expiresAt.toISOString(),
});
