import type { ListingSort } from '@propguard/protocol/listing-query';
import { NativeSelect } from '../../../ui/controls/native-select.tsx';
import { SORTS } from '../address/use-search-address.ts';
import { text } from '../text.ts';

const CHOICES = SORTS.map((value) => ({ value, label: text.sorts[value] }));

export function SortMenu({ sort, onSort }: { sort: ListingSort; onSort: (sort: ListingSort) => void }) {
  return <NativeSelect label={text.sort} options={CHOICES} value={sort} onValueChange={onSort} />;
}
