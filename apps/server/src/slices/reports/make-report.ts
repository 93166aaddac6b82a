import { createHash } from 'node:crypto';
import { canonicalBytes } from '@propguard/proof/canonical/canonical-json';
import type { LoanFacts } from '@propguard/protocol/loan-facts';
import type { NewReport } from '@propguard/protocol/reports';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { takeReportAllowance } from '../plans/take-report-allowance.ts';
import { getWorkspace } from '../workspaces/get-workspace.ts';
import { applyScenario, type Reported } from './apply-scenario.ts';
import { chooseAssessment } from './choose-assessment.ts';
import { describeReport } from './describe-report.ts';
import { buildRecord } from './record/build-record.ts';
import { insertReport, insertVersion, type VersionRow } from './store.ts';

/** Which version of which report, of what. */
type Making = {
  key: string;
  reportId: string;
  version: number;
  reported: Reported;
  loan: LoanFacts | null;
};

/** Built, sealed by its digest and stored; from here on it is never changed. */
const storeVersion = async (scope: WorkspaceScope, making: Making): Promise<VersionRow> => {
  const { tx, workspaceId, accountId } = scope;
  const { key, reportId, version, reported, loan } = making;
  const { assessment } = reported;
  const content = await buildRecord(scope, reported, loan);
  const record = { reportId, version, generatedAt: new Date().toISOString(), ...content };
  const { name } = await getWorkspace(scope);
  return insertVersion(tx, {
    workspaceId,
    reportKey: key,
    version,
    assessmentId: assessment.id,
    propertyId: assessment.subject.propertyId,
    preparedFor: name,
    record,
    digest: createHash('sha256').update(canonicalBytes(record)).digest(),
    createdBy: accountId,
  });
};

/** Every version of every report is made here. */
export const makeVersion = async (scope: WorkspaceScope, making: Making): Promise<ValuationReport> => {
  const { reportId, version, reported, loan } = making;
  const { assessment, scenario } = reported;
  const entry = {
    action: 'make-report',
    subject: { kind: 'report', id: reportId },
    details: `${reportId}, version ${version}: ${placeWords(assessment.subject)}`,
    inputs: { reportId, version, assessmentId: assessment.id, scenarioId: scenario?.id ?? null, loan },
  } as const;
  const row = await recordAudit(scope, entry, () => storeVersion(scope, making));
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'reports', id: row.id });
  return describeReport(scope, row);
};

/** A report counts against the plan when it is made; its further versions do not. */
export const makeReport = async (scope: WorkspaceScope, asked: NewReport): Promise<ValuationReport> => {
  const assessment = await chooseAssessment(scope, asked);
  const reported = await applyScenario(scope, assessment, asked.scenarioId);
  await takeReportAllowance(scope);
  const report = await insertReport(scope.tx, scope.workspaceId);
  return makeVersion(scope, { ...report, version: 1, reported, loan: asked.loan ?? null });
};
