import type { Assessment } from '@propguard/protocol/assessments';
import type { NewReport } from '@propguard/protocol/reports';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { Subject } from '@propguard/protocol/valuations';
import { lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { assessSubject } from '../assessments/assess-subject.ts';
import { changeSubject } from '../assessments/change-subject.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { carryScenario, factsBefore } from './carry-scenario.ts';
import { makeVersion } from './make-report.ts';
import { findVersion, type VersionRow } from './store.ts';

const isSamePlace = (a: Subject, b: Subject): boolean =>
  a.propertyId === null
    ? b.propertyId === null && a.address === b.address && a.locality.id === b.locality.id
    : a.propertyId === b.propertyId;

const findAssessmentOf = async (
  scope: WorkspaceScope,
  subject: Subject,
  assessmentId: string | undefined,
): Promise<Assessment> => {
  if (assessmentId === undefined) {
    const { row } = await assessSubject(scope, subject);
    return getAssessment(scope, row.id);
  }
  const assessment = await getAssessment(scope, assessmentId);
  if (!isSamePlace(subject, assessment.subject))
    throw invalid({ field: 'assessmentId', message: 'This assessment is for another property.' });
  return assessment;
};

/** Null when it was removed since: a report outlives it. */
const findKept = async (scope: WorkspaceScope, assessmentId: string): Promise<Assessment | null> => {
  try {
    return await getAssessment(scope, assessmentId);
  } catch (error) {
    if ((error as { code?: string }).code !== 'NOT_FOUND') throw error;
    return null;
  }
};

/** As it was assessed: of a scenario's report, without the changes that it is about. */
const assessedSubject = async (
  scope: WorkspaceScope,
  { assessmentId, record: { subject, scenario } }: VersionRow,
): Promise<Subject> => {
  if (!scenario) return subject;
  const kept = await findKept(scope, assessmentId);
  return kept?.subject ?? changeSubject(subject, factsBefore(scenario));
};

/** The next version, after something has changed: its scenario goes on, and its loan unless another is given. */
export const makeReportAgain = async (
  scope: WorkspaceScope,
  { reportId, assessmentId, loan }: { reportId: string } & Pick<NewReport, 'assessmentId' | 'loan'>,
): Promise<ValuationReport> => {
  const { tx, workspaceId } = scope;
  await lockWorkspace(tx, workspaceId);
  const newest = await findVersion(tx, { workspaceId, reportId });
  if (!newest) throw fail('NOT_FOUND');
  const { record } = newest;
  const assessment = await findAssessmentOf(scope, await assessedSubject(scope, newest), assessmentId);
  return makeVersion(scope, {
    key: newest.reportKey,
    reportId,
    version: newest.version + 1,
    reported: await carryScenario(scope, assessment, record.scenario),
    loan: loan ?? record.loan,
  });
};
