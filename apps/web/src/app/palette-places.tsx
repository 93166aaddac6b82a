import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { api } from '../lib/api.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { searchPath } from '../routes/analyse.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { text } from './text.ts';

const SETTLE_MS = 150;
const SHORTEST_QUERY = 2;
const PLACES_SHOWN = 6;

interface PalettePlacesProps {
  query: string;
  onGo: (path: string) => void;
}

/** Suburbs and towns whose name or postcode fits, from the server. */
export function PalettePlaces({ query, onGo }: PalettePlacesProps) {
  const settled = useDebounced(query.trim(), SETTLE_MS);
  const long = settled.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery({
    ...api.localities.search.queryOptions({
      input: long ? { query: settled, limit: PLACES_SHOWN } : skipToken,
    }),
    placeholderData: keepPreviousData,
  });
  if (!long || query.trim().length < SHORTEST_QUERY) return null;
  if (isError) return <p className="px-2.5 py-2 text-13 text-muted">{text.palette.placesFailed}</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <PaletteGroup heading={text.palette.places}>
      {data.items.map(({ id, name, state, postcode }) => (
        <PaletteLine
          key={id}
          id={`place ${id}`}
          icon={MapPin}
          aside={`${state} ${postcode}`}
          onSelect={() => onGo(searchPath({ place: id }))}
        >
          {name}
        </PaletteLine>
      ))}
    </PaletteGroup>
  );
}
