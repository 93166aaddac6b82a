import type { SavedSearch } from '@propguard/protocol/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { filtersOfSaved } from '../address/search-filters.ts';
import { SavedSearchDialog } from './saved-search-dialog.tsx';
import { text } from './text.ts';

interface SavedRowProps {
  search: SavedSearch;
  maySave: boolean;
  onOpen: (filters: Record<string, string>) => void;
}

/** Opening it shows the search and counts its finds as seen. */
export function SavedRow({ search, maySave, onOpen }: SavedRowProps) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
  const seen = useMutation(api.savedSearches.seen.mutationOptions({ onSettled: refresh }));
  const remove = useMutation(
    api.savedSearches.remove.mutationOptions({
      onSuccess: () => notify.success({ title: text.removed }),
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setDialog(null);
        return refresh();
      },
    }),
  );
  const open = () => {
    if (maySave && search.newCount > 0) seen.mutate({ id: search.id });
    onOpen(filtersOfSaved(search.filters));
  };
  const aside = [
    text.alertsOn[search.alerts],
    search.mine || !search.createdBy ? '' : text.by(search.createdBy),
  ];
  return (
    <div className="flex items-center gap-2 pr-3 hover:bg-hover">
      <button
        type="button"
        onClick={open}
        className="grid min-w-0 flex-1 gap-0.5 py-3 pl-4 text-left focus-visible:-outline-offset-2"
      >
        <span className="font-medium break-words">{search.name}</span>
        <span className="flex flex-wrap items-center gap-2 text-12 text-muted">
          {search.newCount > 0 ? <Badge tone="accent">{text.fresh(search.newCount)}</Badge> : text.noneNew}
          <span>{aside.filter(Boolean).join(', ')}</span>
        </span>
      </button>
      {maySave ? (
        <DropdownMenu
          trigger={<IconButton icon={Ellipsis} label={text.actions(search.name)} kind="ghost" size="sm" />}
        >
          <MenuItem icon={Pencil} onSelect={() => setDialog('edit')}>
            {text.edit}
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => setDialog('remove')}>
            {text.remove}
          </MenuItem>
        </DropdownMenu>
      ) : null}
      {dialog === 'edit' ? <SavedSearchDialog saved={search} onClose={() => setDialog(null)} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={() => setDialog(null)}
        title={text.removeTitle(search.name)}
        description={text.removeDescription}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: search.id })}
      />
    </div>
  );
}
