import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { asked } from '../address/search-filters.ts';
import type { SearchAddress } from '../address/use-search-address.ts';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { savedSearchesQuery } from '../queries.ts';
import { SavedList } from './saved-list.tsx';
import { SavedSearchDialog } from './saved-search-dialog.tsx';
import { text } from './text.ts';

interface SavedSearchesProps {
  address: SearchAddress;
  active: readonly ActiveFilter[];
}

/** Keeping this search, and those that were kept before. */
export function SavedSearches({ address, active }: SavedSearchesProps) {
  const { session, meets } = useSession();
  const saved = useQuery(savedSearchesQuery());
  const [saving, setSaving] = useState(false);
  const newCount = saved.data?.items.reduce((sum, search) => sum + search.newCount, 0) ?? 0;
  // Who has no workspace yet gets their own with the first thing they keep.
  const maySave = session?.workspace == null || meets('agent');
  const summary = active.map(({ label }) => label).join(', ');
  return (
    <>
      <Button
        icon={Bookmark}
        aria-label={newCount > 0 ? text.openWithNew(newCount) : undefined}
        onClick={() => address.showSaved(true)}
      >
        {text.open}
        {newCount > 0 ? <Badge tone="accent">{newCount}</Badge> : null}
      </Button>
      <Button
        kind="primary"
        icon={BookmarkPlus}
        disabled={!maySave}
        title={maySave ? undefined : text.viewer}
        onClick={() => setSaving(true)}
      >
        {text.save}
      </Button>
      <Sheet
        open={address.savedOpen}
        onOpenChange={address.showSaved}
        title={text.sheet}
        description={text.sheetDescription}
      >
        <SavedList saved={saved} maySave={maySave} onOpen={address.openSaved} />
      </Sheet>
      {saving ? (
        <SavedSearchDialog
          summary={summary || text.everywhere}
          filters={{ ...asked(address.filters), sort: address.sort }}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  );
}
