import type { Assessment } from '@propguard/protocol/assessments';
import { searchForm } from '@propguard/rules/places/search-form';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findNewestByAddress } from './store.ts';
import { toAssessment } from './view.ts';

/** The newest assessment of an address, however it is punctuated, with or without its postcode. */
export const findNewestAt = async (
  { tx, workspaceId }: WorkspaceScope,
  address: string,
): Promise<Assessment | null> => {
  const row = await findNewestByAddress(tx, workspaceId, searchForm(address));
  return row ? toAssessment(row) : null;
};
