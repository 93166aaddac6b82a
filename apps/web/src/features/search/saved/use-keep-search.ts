import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { api, apiClient } from '../../../lib/api.ts';
import { useWorkspaceMade } from '../../../lib/use-workspace-made.ts';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** Either filters to keep for the first time, or what was kept and is changed. */
export type KeptSearch = { filters: z.input<typeof ListingFilters> } | { saved: SavedSearch };

export function useKeepSearch(kept: KeptSearch, onDone: () => void) {
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  return useMutation({
    mutationFn: (values: { name: string; alerts: SavedSearchAlert }) =>
      'saved' in kept
        ? apiClient.savedSearches.change({ id: kept.saved.id, ...values })
        : apiClient.savedSearches.create({ filters: kept.filters, ...values }),
    onSuccess: async (search) => {
      notify.success({ title: 'saved' in kept ? text.changed : text.saved(search.name) });
      await queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
      await workspaceMade();
      onDone();
    },
  });
}
