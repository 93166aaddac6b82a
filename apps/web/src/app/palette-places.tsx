import type { Suggestion } from '@propguard/protocol/suggestions';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../lib/use-debounced.ts';
import { asSuggested, suggestionId } from '../parts/places/suggested-place.ts';
import { suggestionsQuery } from '../parts/places/suggestions-query.ts';
import { propertyPath, searchPath } from '../routes/analyse.ts';
import { PaletteGroup, PaletteLine } from './palette-line.tsx';
import { paletteText } from './palette-text.ts';

const SETTLE_MS = 150;
const SHORTEST_QUERY = 2;
const PLACES_SHOWN = 6;

interface PalettePlacesProps {
  query: string;
  onGo: (path: string) => void;
}

const pathOf = (place: Suggestion): string =>
  place.kind === 'address' ? propertyPath(place.propertyId) : searchPath({ place: place.localityId });

/** Addresses, suburbs and towns that fit, from the server. */
export function PalettePlaces({ query, onGo }: PalettePlacesProps) {
  const settled = useDebounced(query.trim(), SETTLE_MS);
  const long = settled.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery(suggestionsQuery(long ? settled : '', PLACES_SHOWN));
  if (!long || query.trim().length < SHORTEST_QUERY) return null;
  if (isError) return <p className="px-2.5 py-2 text-13 text-muted">{paletteText.placesFailed}</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <PaletteGroup heading={paletteText.places}>
      {data.items.map((place) => {
        const { label, detail, icon } = asSuggested(place);
        const id = suggestionId(place);
        return (
          <PaletteLine
            key={id}
            id={`place ${id}`}
            icon={icon}
            aside={detail ?? ''}
            onSelect={() => onGo(pathOf(place))}
          >
            {label}
          </PaletteLine>
        );
      })}
    </PaletteGroup>
  );
}
