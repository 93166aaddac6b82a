import type { LastAssessment } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findLastOfProperties } from './store.ts';
import { toLastAssessment } from './view.ts';

/** Properties that were never assessed are left out. */
export const lastOfProperties = async (
  { tx, workspaceId }: WorkspaceScope,
  propertyIds: readonly string[],
): Promise<{ items: LastAssessment[] }> => {
  const rows = await findLastOfProperties(tx, workspaceId, propertyIds);
  return { items: rows.map(toLastAssessment) };
};
