import type { Changes } from '@propguard/protocol/assessments';
import type { Valuation } from '@propguard/protocol/valuations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { changeSubject } from './change-subject.ts';
import { findAssessment } from './store.ts';
import { valueSubject } from './value-subject.ts';

/** What the value would be; the assessment stays as it is. */
export const tryChanges = async (
  { services, tx, workspaceId }: WorkspaceScope,
  { id, changes }: { id: string; changes: Changes },
): Promise<Valuation> => {
  const assessment = await findAssessment(tx, { workspaceId, id });
  if (!assessment) throw fail('NOT_FOUND');
  return valueSubject(services, tx, changeSubject(assessment.subject, changes.facts), changes);
};
