import type { StoredAssessment } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findAssessment } from './store.ts';
import { toStoredAssessment } from './view.ts';

/** One recorded assessment of this loan, and of no other. */
export const getAssessment = async (
  { tx }: WorkspaceScope,
  { id, assessmentId }: { id: string; assessmentId: string },
): Promise<StoredAssessment> => {
  const row = await findAssessment(tx, assessmentId);
  if (row?.loanId !== id) throw fail('NOT_FOUND');
  return toStoredAssessment(row);
};
