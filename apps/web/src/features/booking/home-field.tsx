import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/controls/field.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { suggestionsQuery } from './queries.ts';
import { text } from './text.ts';

const SETTLE_MS = 150;
const LONGEST = 100;

interface HomeFieldProps {
  error: string | undefined;
  onHome: (propertyId: string | null) => void;
}

/** A home by its address, from those that search finds. */
export function HomeField({ error, onHome }: HomeFieldProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data } = useQuery(suggestionsQuery(query));
  const homes = (data?.items ?? []).filter((found) => found.kind === 'address');
  return (
    <Field label={text.home} error={error}>
      <SuggestInput
        icon={House}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          onHome(null);
        }}
        options={homes.map(({ propertyId, addressLine, locality, state, postcode }) => ({
          id: propertyId,
          label: addressLine,
          detail: `${locality} ${state} ${postcode}`,
          icon: House,
        }))}
        notice={query.length > 2 && data && homes.length === 0 ? text.noHome : undefined}
        listLabel={text.homes}
        countText={text.homesFound}
        onChoose={(id) => {
          const home = homes.find(({ propertyId }) => propertyId === id);
          if (!home) return;
          setTyped(`${home.addressLine}, ${home.locality}`);
          onHome(id);
        }}
        onSubmit={() => undefined}
        placeholder={text.homePlaceholder}
        maxLength={LONGEST}
      />
    </Field>
  );
}
