import type { Assessment } from '@propguard/protocol/assessments';
import type { NewReport } from '@propguard/protocol/reports';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { Subject } from '@propguard/protocol/valuations';
import { lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { assessSubject } from '../assessments/assess-subject.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { makeVersion } from './make-report.ts';
import { findVersion } from './store.ts';

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

/** The next version, after something has changed: its loan goes on unless another is given. */
export const makeReportAgain = async (
  scope: WorkspaceScope,
  { reportId, assessmentId, loan }: { reportId: string } & Pick<NewReport, 'assessmentId' | 'loan'>,
): Promise<ValuationReport> => {
  const { tx, workspaceId } = scope;
  await lockWorkspace(tx, workspaceId);
  const newest = await findVersion(tx, { workspaceId, reportId });
  if (!newest) throw fail('NOT_FOUND');
  return makeVersion(scope, {
    key: newest.reportKey,
    reportId,
    version: newest.version + 1,
    reported: {
      assessment: await findAssessmentOf(scope, newest.record.subject, assessmentId),
      scenario: null,
    },
    loan: loan ?? newest.record.loan,
  });
};
