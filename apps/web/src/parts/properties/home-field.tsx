import { inEnglish } from '@propguard/rules/messages/in-english';
import type { OwnListingStatus } from '@propguard/rules/own-listings/own-listing-life';
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
  own: (suburb: string) => `${suburb}, your listing`,
};

export type FoundHome = { id: string; address: string };

type Offered = { id: string; line: string; locality: string; suburb: string; isOwn: boolean };

/** Nobody is shown a draft, or what is off the market. */
const NOT_SHOWN: readonly OwnListingStatus[] = ['draft', 'withdrawn'];
const LISTINGS = 5;

/** The agency's own listings, and the homes of the market. One that is both is the agency's. */
function useHomes(query: string): { homes: Offered[]; isRead: boolean } {
  const enabled = query.length >= LEAST;
  const market = useQuery({
    ...api.suggestions.list.queryOptions({ input: { query }, enabled }),
    placeholderData: keepPreviousData,
  });
  const own = useQuery({
    // The street finds it; the suburb may be written in many ways.
    ...api.ownListings.list.queryOptions({ input: { query: query.split(',')[0], limit: LISTINGS }, enabled }),
    placeholderData: keepPreviousData,
  });
  const ours = (own.data?.items ?? [])
    .filter(({ status }) => !NOT_SHOWN.includes(status))
    .map(({ id, address, locality: { name, state, postcode } }) => ({
      id,
      line: address,
      locality: name,
      suburb: `${name} ${state} ${postcode}`,
      isOwn: true,
    }));
  const theirs = (market.data?.items ?? [])
    .filter((found) => found.kind === 'address')
    .map(({ propertyId, addressLine, locality, state, postcode }) => ({
      id: propertyId,
      line: addressLine,
      locality,
      suburb: `${locality} ${state} ${postcode}`,
      isOwn: false,
    }))
    .filter(({ line, suburb }) => !ours.some((one) => one.line === line && one.suburb === suburb));
  return { homes: [...ours, ...theirs], isRead: !market.isPending && !own.isPending };
}

interface HomeFieldProps {
  error: string | undefined;
  aside?: string;
  hint?: string;
  onHome: (propertyId: string | null, home: FoundHome | null) => void;
}

/** A home by its address: one of the agency's own listings, or one that search finds. */
export function HomeField({ error, aside, hint, onHome }: HomeFieldProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { homes, isRead } = useHomes(query);
  return (
    <Field label={text.home} error={error} aside={aside} hint={hint}>
      <SuggestInput
        icon={House}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          onHome(null, null);
        }}
        options={homes.map(({ id, line, suburb, isOwn }) => ({
          id,
          label: line,
          detail: isOwn ? text.own(suburb) : suburb,
          icon: House,
        }))}
        notice={query.length >= LEAST && isRead && homes.length === 0 ? text.none : undefined}
        listLabel={text.homes}
        countText={text.found}
        onChoose={(id) => {
          const home = homes.find((one) => one.id === id);
          if (!home) return;
          setTyped(`${home.line}, ${home.locality}`);
          onHome(id, { id, address: `${home.line}, ${home.suburb}` });
        }}
        onSubmit={() => undefined}
        placeholder={text.placeholder}
        maxLength={LONGEST}
      />
    </Field>
  );
}
