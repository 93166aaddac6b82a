import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { FITS_BESIDE, useMedia } from '../../ui/layout/use-media.ts';
import type { SearchAddress } from './address/use-search-address.ts';
import { ActiveChips } from './filters/active-chips.tsx';
import type { ActiveFilter } from './filters/active-filters.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { PlaceBox } from './place/place-box.tsx';
import type { ListingSearch } from './results/use-listing-search.ts';
import { text } from './text.ts';

const VIEWS = [
  { value: 'list', label: text.view.list },
  { value: 'map', label: text.view.map },
] as const;

interface SearchControlsProps {
  address: SearchAddress;
  search: ListingSearch;
  active: readonly ActiveFilter[];
  placeName: string | undefined;
}

/** Where to look and what for: a bar of popovers, or on a phone a sheet and, next to what it leads to, the choice of list or map. */
export function SearchControls({ address, search, active, placeName }: SearchControlsProps) {
  const { filters } = address;
  const isBeside = useMedia(FITS_BESIDE);
  const fields = { filters, errors: search.refused, onChange: address.change };
  return (
    <search aria-label={text.form} className="mb-3 grid gap-3">
      <PlaceBox
        where={placeName ?? filters.q ?? ''}
        onPlace={(place) => address.lookAt({ place })}
        onWords={(q) => address.lookAt({ q })}
        onClear={() => address.lookAt({})}
      />
      {isBeside ? <FilterBar {...fields} /> : null}
      <ActiveChips active={active} onRemove={address.restrictTo} onClear={address.clear} />
      {isBeside ? null : (
        <div className="grid grid-cols-2 gap-2">
          <FilterSheet {...fields} inUse={active.length} found={search.totalText} onClear={address.clear} />
          <SegmentedControl
            wide
            size="md"
            label={text.view.label}
            options={VIEWS}
            value={address.view}
            onValueChange={address.chooseView}
          />
        </div>
      )}
    </search>
  );
}
