import type { Locality } from '@propguard/protocol/localities';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

interface PlaceListProps {
  label: string;
  places: readonly Locality[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The arrows walk along the rows; Enter and Space choose, as on any button. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const next = rows[rows.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function PlaceList({ label, places, selectedId, onSelect }: PlaceListProps) {
  return (
    <ul aria-label={label} onKeyDown={moveFocus} className="divide-y divide-line border-y border-line">
      {places.map((place) => (
        <li key={place.id}>
          <PlaceRow place={place} selected={place.id === selectedId} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceRowProps {
  place: Locality;
  selected: boolean;
  onSelect: (id: string) => void;
}

function PlaceRow({ place, selected, onSelect }: PlaceRowProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => onSelect(place.id)}
      className={clsx(
        'flex h-10 w-full items-center gap-3 px-4 text-left text-13 focus-visible:-outline-offset-2 md:px-5 touch:h-12',
        selected ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <span className="min-w-0 flex-1 truncate font-medium">{place.name}</span>
      <span className="w-10 text-muted">{place.state}</span>
      <span className="w-11 text-right tabular-nums">{place.postcode}</span>
    </button>
  );
}
