import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { invalid } from '../../fail.ts';
import { findNextLetterTime } from './next-letter-time.ts';

/** What alerts need: someone to write to, and for the letter of the day a time. */
export const planAlerts = async (
  { tx, workspaceId }: WorkspaceScope,
  alerts: SavedSearchAlert,
  address: string | null,
): Promise<{ alerts: SavedSearchAlert; nextLetterAt: Date | null }> => {
  if (alerts !== 'none' && address === null)
    throw invalid({
      field: 'alerts',
      message:
        'Alerts go to the email address of the person who saved the search, and there isn’t one yet. Sign up first.',
    });
  return {
    alerts,
    nextLetterAt: alerts === 'daily' ? await findNextLetterTime({ tx }, workspaceId) : null,
  };
};
