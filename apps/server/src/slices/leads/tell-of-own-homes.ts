import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { ownHomesOf } from '../own-listings/on-market.ts';
import { tellWhoLooks } from './tell-who-looks.ts';

/** Homes of the agency's own are told of at once, and not the morning after. */
export const tellOfOwnHomes = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  listingIds: readonly string[],
): Promise<void> => tellWhoLooks(scope, await ownHomesOf(scope, listingIds));
