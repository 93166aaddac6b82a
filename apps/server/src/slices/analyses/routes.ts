import { sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { describeEvidence } from '../certificates/describe-evidence.ts';
import { assessFinancialImpact } from '../compliance/assess-financial-impact.ts';
import { generateLvrReport } from '../compliance/generate-lvr-report.ts';
import { reportApraCompliance } from '../compliance/report-apra-compliance.ts';
import { analyseComprehensively } from './analyse-comprehensively.ts';
import { analyseProperty } from './analyse-property.ts';
import { analyseSentiment } from './analyse-sentiment.ts';
import { assessRisk } from './assess-risk.ts';
import { assessRiskBySource } from './assess-risk-by-source.ts';
import { calculateClimateRisk } from './calculate-climate-risk.ts';
import { findEvidence } from './find-evidence.ts';

export const analysisRoutes = {
  enhanced: sessionRoutes.analyses.enhanced.handler(({ context, input }) =>
    analyseProperty(context.services, input),
  ),
  climateRisk: sessionRoutes.analyses.climateRisk.handler(({ context, input }) =>
    calculateClimateRisk(context.services, input),
  ),
  marketSentiment: sessionRoutes.analyses.marketSentiment.handler(({ context, input }) =>
    analyseSentiment(context.services, input),
  ),
  risk: sessionRoutes.analyses.risk.handler(({ context, input }) => assessRisk(context.services, input)),
  comprehensive: sessionRoutes.analyses.comprehensive.handler(({ context, input }) =>
    analyseComprehensively(context, input),
  ),
};

export const distributedRiskRoutes = {
  assess: sessionRoutes.distributedRisk.assess.handler(({ context, input }) =>
    assessRiskBySource(context.services, input),
  ),
};

/** The reports are compliance's; the evidence that they stand on comes from the engines, which compliance does not know. */
export const complianceReportRoutes = {
  lvr: workspaceRoutes.complianceReports.lvr.handler(async ({ context: { scope }, input }) =>
    generateLvrReport(scope, input, await findEvidence(scope.services, input)),
  ),
  financialImpact: workspaceRoutes.complianceReports.financialImpact.handler(
    async ({ context: { scope }, input }) =>
      assessFinancialImpact(scope, input, await findEvidence(scope.services, input, { hazards: true })),
  ),
  apra: workspaceRoutes.complianceReports.apra.handler(async ({ context: { scope }, input }) =>
    reportApraCompliance(
      scope,
      input,
      await findEvidence(scope.services, input),
      await describeEvidence(scope),
    ),
  ),
};
