import type { Lead } from '@propguard/protocol/lead-facts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/controls/field.tsx';
import { RemovableChip } from '../../ui/controls/removable-chip.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { localitiesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.form;
const SETTLE_MS = 150;

interface LocationPickerProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  known: Lead['places'];
}

export function LocationPicker({ chosen, onChange, known }: LocationPickerProps) {
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.map(({ id, name }) => [id, name])),
  );
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data } = useQuery(localitiesQuery(query));
  const found = query.length > 1 ? (data?.items ?? []).filter(({ id }) => !chosen.includes(id)) : [];
  const choose = (id: string) => {
    const place = found.find((one) => one.id === id);
    if (place) setNames((before) => new Map(before).set(id, place.name));
    setTyped('');
    onChange([...chosen, id]);
  };
  return (
    <div className="grid gap-2">
      <Field label={words.locations}>
        <SuggestInput
          value={typed}
          onValueChange={setTyped}
          options={found.map(({ id, name, state, postcode }) => ({
            id,
            label: name,
            detail: `${state} ${postcode}`,
            icon: MapPin,
          }))}
          notice={query.length > 1 && data?.items.length === 0 ? words.noLocation : undefined}
          listLabel={words.addLocation}
          countText={(count) => `${count}`}
          onChoose={choose}
          onSubmit={() => {
            if (found[0]) choose(found[0].id);
          }}
          icon={MapPin}
          placeholder={words.searchLocation}
          maxLength={100}
        />
      </Field>
      {chosen.length > 0 ? (
        <span className="flex flex-wrap gap-1.5">
          {chosen.map((id) => (
            <RemovableChip
              key={id}
              label={names.get(id) ?? id}
              removeLabel={words.removeLocation(names.get(id) ?? id)}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            />
          ))}
        </span>
      ) : null}
    </div>
  );
}
