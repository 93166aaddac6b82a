import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import type { SearchFilters } from '../address/search-filters.ts';
import type { ActiveFilter } from './active-filters.ts';
import { text } from './text.ts';

interface ActiveChipsProps {
  active: readonly ActiveFilter[];
  onRemove: (rest: SearchFilters) => void;
  onClear: () => void;
}

export function ActiveChips({ active, onRemove, onClear }: ActiveChipsProps) {
  if (active.length === 0) return null;
  return (
    <ul aria-label={text.active} className="flex flex-wrap items-center gap-1.5">
      {active.map(({ id, label, rest }) => (
        <li key={id} className="min-w-0">
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
