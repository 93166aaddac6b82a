import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { demandAuthor } from './demand-author.ts';
import { demandSavedSearch, describeSavedSearch } from './describe-saved-search.ts';
import { planAlerts } from './plan-alerts.ts';
import { updateSavedSearch } from './store.ts';

type Wanted = { id: string; name?: string | undefined; alerts?: SavedSearchAlert | undefined };

export const changeSavedSearch = async (
  scope: WorkspaceScope,
  { id, name, alerts }: Wanted,
): Promise<SavedSearch> => {
  const { tx, workspaceId } = scope;
  const row = await demandSavedSearch(scope, id);
  demandAuthor(scope, row);
  if (alerts !== undefined && alerts !== row.alerts) {
    const plan = await planAlerts(scope, alerts, row.email);
    // Alerts that were off begin now: what came meanwhile is not sent afterwards.
    const isNew = row.alerts === 'none';
    await updateSavedSearch(tx, { workspaceId, id }, isNew ? { ...plan, alertsSince: sql`now()` } : plan);
  }
  if (name !== undefined) await updateSavedSearch(tx, { workspaceId, id }, { name });
  await publish(tx, { workspaceId, subject: 'savedSearches', id });
  return describeSavedSearch(scope, id);
};
