import type { Changes } from '@propguard/protocol/assessments';
import type { Valuation } from '@propguard/protocol/valuations';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { changeSubject } from './change-subject.ts';
import { findAssessment } from './store.ts';
import { valueSubject } from './value-subject.ts';

/** What the value would be; the assessment stays as it is. */
export const tryChanges = async (
  scope: WorkspaceScope,
  { id, changes }: { id: string; changes: Changes },
): Promise<Valuation> => {
  const { tx, workspaceId } = scope;
  const assessment = await findAssessment(tx, { workspaceId, id });
  if (!assessment) throw fail('NOT_FOUND');
  return valueSubject(referenceWithin(scope), changeSubject(assessment.subject, changes.facts), changes);
};
