import type { Assessment } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findAssessment } from './store.ts';
import { toAssessment } from './view.ts';

export const getAssessment = async ({ tx, workspaceId }: WorkspaceScope, id: string): Promise<Assessment> => {
  const row = await findAssessment(tx, { workspaceId, id });
  if (!row) throw fail('NOT_FOUND');
  return toAssessment(row);
};
