import { Button } from '../../../ui/controls/button.tsx';
import { RemovableChip } from '../../../ui/controls/removable-chip.tsx';
import type { SearchFilters } from '../address/search-filters.ts';
import type { ActiveFilter } from './active-filters.ts';
import { text } from './text.ts';

interface ActiveChipsProps {
  active: readonly ActiveFilter[];
  onRemove: (rest: SearchFilters) => void;
  onClear: () => void;
}

/** On a phone one row, however many they are: what was found should not be pushed out of sight. */
export function ActiveChips({ active, onRemove, onClear }: ActiveChipsProps) {
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={text.active}
      className="flex items-center gap-1.5 *:flex-none max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-0.5 lg:flex-wrap lg:*:min-w-0"
    >
      {active.map(({ id, label, rest }) => (
        <li key={id}>
          <RemovableChip label={label} removeLabel={text.remove(label)} onRemove={() => onRemove(rest)} />
        </li>
      ))}
      <li>
        <Button kind="ghost" size="sm" onClick={onClear}>
          {text.clearAll}
        </Button>
      </li>
    </ul>
  );
}
