import type { ListingSort } from '@propguard/protocol/listing-query';
import { ArrowUpDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuRadio } from '../../../ui/dropdown-menu.tsx';
import { SORTS } from '../address/use-search-address.ts';
import { text } from '../text.ts';

const CHOICES = SORTS.map((value) => ({ value, label: text.sorts[value] }));

export function SortMenu({ sort, onSort }: { sort: ListingSort; onSort: (sort: ListingSort) => void }) {
  return (
    <DropdownMenu
      trigger={
        <Button kind="ghost" size="sm" icon={ArrowUpDown}>
          <span className="sr-only">{text.sort}</span>
          {text.sorts[sort]}
        </Button>
      }
    >
      <MenuRadio label={text.sort} options={CHOICES} value={sort} onValueChange={onSort} />
    </DropdownMenu>
  );
}
