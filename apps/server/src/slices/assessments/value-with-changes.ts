import type { Changes } from '@propguard/protocol/assessments';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { changeSubject } from './change-subject.ts';
import { type AssessmentRow, findAssessment } from './store.ts';
import { valueSubject } from './value-subject.ts';

type ChangedValue = { assessment: AssessmentRow; subject: Subject; valuation: Valuation };

/** What the value would be; the assessment stays as it is. */
export const valueWithChanges = async (
  scope: WorkspaceScope,
  { id, changes }: { id: string; changes: Changes },
): Promise<ChangedValue> => {
  const { tx, workspaceId } = scope;
  const assessment = await findAssessment(tx, { workspaceId, id });
  if (!assessment) throw fail('NOT_FOUND');
  const subject = changeSubject(assessment.subject, changes.facts);
  return { assessment, subject, valuation: await valueSubject(referenceWithin(scope), subject, changes) };
};
