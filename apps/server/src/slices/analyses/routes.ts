import { sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { referenceOf } from '../../access/reference-scope.ts';
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
    analyseProperty(context.scope, input),
  ),
  climateRisk: sessionRoutes.analyses.climateRisk.handler(({ context, input }) =>
    calculateClimateRisk(context.scope, input),
  ),
  marketSentiment: sessionRoutes.analyses.marketSentiment.handler(({ context, input }) =>
    analyseSentiment(context.scope, input),
  ),
  risk: sessionRoutes.analyses.risk.handler(({ context, input }) => assessRisk(context.scope, input)),
  comprehensive: sessionRoutes.analyses.comprehensive.handler(({ context, input }) =>
    analyseComprehensively(context.scope, input),
  ),
};

export const distributedRiskRoutes = {
  assess: sessionRoutes.distributedRisk.assess.handler(({ context, input }) =>
    assessRiskBySource(context.scope, input),
  ),
};

/** The reports are compliance's; the evidence that they stand on comes from the engines, which compliance does not know. */
export const complianceReportRoutes = {
  lvr: workspaceRoutes.complianceReports.lvr.handler(async ({ context: { scope }, input }) =>
    generateLvrReport(scope, input, await findEvidence(referenceOf(scope.services), input)),
  ),
  financialImpact: workspaceRoutes.complianceReports.financialImpact.handler(
    async ({ context: { scope }, input }) =>
      assessFinancialImpact(
        scope,
        input,
        await findEvidence(referenceOf(scope.services), input, { hazards: true }),
      ),
  ),
  apra: workspaceRoutes.complianceReports.apra.handler(async ({ context: { scope }, input }) =>
    reportApraCompliance(
      scope,
      input,
      await findEvidence(referenceOf(scope.services), input),
      await describeEvidence(scope),
    ),
  ),
};
