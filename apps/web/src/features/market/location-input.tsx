import type { Suggestion } from '@propguard/protocol/suggestions';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { suggestionsQuery } from './queries.ts';
import { text } from './text.ts';

const SETTLE_MS = 150;
const LONGEST = 200;

const nameOf = ({ locality, state, postcode }: Suggestion): string => `${locality}, ${state} ${postcode}`;

interface LocationInputProps {
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'sm' | 'md';
}

/** Free text, with the suburbs that it may become. */
export function LocationInput({ value, onChange, inputRef, size = 'md' }: LocationInputProps) {
  const listId = useId();
  const { data } = useQuery(suggestionsQuery(useDebounced(value.trim(), SETTLE_MS)));
  const names = [...new Set(data?.items.map(nameOf))];
  return (
    <>
      <TextInput
        ref={inputRef}
        icon={MapPin}
        size={size}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={text.locationPlaceholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
