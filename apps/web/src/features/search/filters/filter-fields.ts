import type { FilterName, SearchFilters } from '../address/search-filters.ts';
import type { FilterChanges } from '../address/use-search-address.ts';

/** What every group of filters is given, in a popover of the bar and in the sheet of a phone. */
export interface FilterFieldsProps {
  filters: SearchFilters;
  /** What the server said of a filter. */
  errors: Partial<Record<FilterName, string>>;
  onChange: (changes: FilterChanges) => void;
}
