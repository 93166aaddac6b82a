import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/controls/field.tsx';
import { RemovableChip } from '../../ui/controls/removable-chip.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import type { FoundPlace } from './found-place.ts';
import { text } from './places-field-text.ts';

const SETTLE_MS = 150;
const LEAST_LETTERS = 2;

interface PlacesFieldProps {
  label?: string;
  chosen: readonly string[];
  known: readonly FoundPlace[];
  usePlaces: (query: string) => readonly FoundPlace[] | undefined;
  onChange: (chosen: string[]) => void;
}

/** Suburbs, one after another. */
export function PlacesField({ label = text.label, chosen, known, usePlaces, onChange }: PlacesFieldProps) {
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.map(({ id, name }) => [id, name])),
  );
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const isAsked = query.length >= LEAST_LETTERS;
  const found = usePlaces(isAsked ? query : '');
  const offered = isAsked ? (found ?? []).filter(({ id }) => !chosen.includes(id)) : [];
  const choose = (id: string) => {
    const place = offered.find((one) => one.id === id);
    if (place) setNames((before) => new Map(before).set(id, place.name));
    setTyped('');
    onChange([...chosen, id]);
  };
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <SuggestInput
          value={typed}
          onValueChange={setTyped}
          options={offered.map(({ id, name, detail }) => ({ id, label: name, detail, icon: MapPin }))}
          notice={isAsked && found?.length === 0 ? text.none : undefined}
          listLabel={text.add}
          countText={(count) => `${count}`}
          onChoose={choose}
          onSubmit={() => {
            if (offered[0]) choose(offered[0].id);
          }}
          icon={MapPin}
          placeholder={text.search}
          maxLength={100}
        />
      </Field>
      {chosen.length > 0 ? (
        <span className="flex flex-wrap gap-1.5">
          {chosen.map((id) => (
            <RemovableChip
              key={id}
              label={names.get(id) ?? id}
              removeLabel={text.remove(names.get(id) ?? id)}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            />
          ))}
        </span>
      ) : null}
    </div>
  );
}
