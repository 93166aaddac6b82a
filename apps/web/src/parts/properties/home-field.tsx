import { inEnglish } from '@propguard/rules/messages/in-english';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../../ui/controls/field.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';

const SETTLE_MS = 150;
const LONGEST = 100;
const LEAST = 3;

const text = {
  home: 'Home',
  placeholder: 'Type an address',
  homes: 'Homes',
  found: (count: number) => inEnglish('{count, plural, one {# home} other {# homes}}', { count }),
  none: 'No home has this address.',
};

export type FoundHome = { id: string; address: string };

interface HomeFieldProps {
  error: string | undefined;
  aside?: string;
  hint?: string;
  onHome: (propertyId: string | null, home: FoundHome | null) => void;
}

/** A home by its address, from those that search finds. */
export function HomeField({ error, aside, hint, onHome }: HomeFieldProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data } = useQuery({
    ...api.suggestions.list.queryOptions({ input: { query }, enabled: query.length >= LEAST }),
    placeholderData: keepPreviousData,
  });
  const homes = (data?.items ?? []).filter((found) => found.kind === 'address');
  return (
    <Field label={text.home} error={error} aside={aside} hint={hint}>
      <SuggestInput
        icon={House}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          onHome(null, null);
        }}
        options={homes.map(({ propertyId, addressLine, locality, state, postcode }) => ({
          id: propertyId,
          label: addressLine,
          detail: `${locality} ${state} ${postcode}`,
          icon: House,
        }))}
        notice={query.length >= LEAST && data && homes.length === 0 ? text.none : undefined}
        listLabel={text.homes}
        countText={text.found}
        onChoose={(id) => {
          const home = homes.find(({ propertyId }) => propertyId === id);
          if (!home) return;
          setTyped(`${home.addressLine}, ${home.locality}`);
          const { addressLine, locality, state, postcode } = home;
          onHome(id, { id, address: `${addressLine}, ${locality} ${state} ${postcode}` });
        }}
        onSubmit={() => undefined}
        placeholder={text.placeholder}
        maxLength={LONGEST}
      />
    </Field>
  );
}
