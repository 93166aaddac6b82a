import type { Assessment } from '@propguard/protocol/assessments';
import type { LoanFacts } from '@propguard/protocol/loan-facts';
import type { MarketAnalysis } from '@propguard/protocol/market';
import type { ReportRecord } from '@propguard/protocol/report-record';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import { indicativeBand } from '@propguard/rules/reports/indicative-band';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findIssuedCertificate } from '../../certificates/find-issued-certificate.ts';
import { analyseLocality } from '../../market/analyse-locality.ts';
import type { Reported } from '../apply-scenario.ts';
import { drawPlan } from '../plan/draw-plan.ts';
import { assessLending } from './assess-lending.ts';
import { findHome } from './find-home.ts';
import { findReportModel } from './find-model.ts';
import { hazardsWithMoney } from './hazards-with-money.ts';
import { listSources } from './list-sources.ts';
import { DISCLOSURE, limitWords, methodWords } from './report-words.ts';
import { riskFactorsOf, tellSummary } from './tell-summary.ts';

/** What a report says before it has a number. */
type RecordContent = Omit<ReportRecord, 'reportId' | 'version' | 'generatedAt'>;

const isSample = ({ valuation, hazards }: Assessment, market: MarketAnalysis | null): boolean =>
  valuation.sample ||
  hazards.market.sample ||
  market?.details.sample === true ||
  hazards.hazards.some(({ evidence }) => evidence.some(({ sample }) => sample));

/** Everything that the report will ever say, from the assessment as it was kept. */
export const buildRecord = async (
  scope: WorkspaceScope,
  { assessment, scenario }: Reported,
  loan: LoanFacts | null,
): Promise<RecordContent> => {
  const { services } = scope;
  const { subject, valuation } = assessment;
  const [home, model, market, plan] = await Promise.all([
    findHome(referenceOf(services), subject.propertyId),
    findReportModel(referenceOf(services), valuation.modelId),
    analyseLocality(referenceOf(services), subject.locality.id, subject.facts.type),
    drawPlan(referenceOf(services), subject, valuation.comparables),
  ]);
  const lending = await assessLending(scope, assessment, loan);
  const hazards = hazardsWithMoney(assessment.hazards, valuation.valueAud, {
    amountAud: loan?.amountAud,
    isOtherValue: scenario !== null,
  });
  const found = {
    assessedAt: assessment.createdAt,
    subject,
    home,
    ...(scenario ? { scenario } : {}),
    valuation,
    indicativeBand: valuation.valueAud === null ? null : indicativeBand(valuation.valueAud),
    hazards,
    riskLevel: climateRiskLevel(hazards),
    ...lending,
    market,
    model,
    sample: isSample(assessment, market),
  };
  return {
    ...found,
    riskFactors: riskFactorsOf(hazards),
    summary: tellSummary(found),
    method: methodWords(valuation, model),
    limits: limitWords(found),
    disclosure: DISCLOSURE,
    sources: await listSources(referenceOf(services), found),
    plan,
    // A certificate is about the value as it was assessed.
    certificate: scenario ? null : await findIssuedCertificate(scope, assessment.id),
  };
};
