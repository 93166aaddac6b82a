import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { asSuggested, suggestionId, whichOne } from '../../../parts/places/suggested-place.ts';
import { suggestionsQuery } from '../../../parts/places/suggestions-query.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SuggestInput } from '../../../ui/controls/suggest-input.tsx';
import { text } from '../text.ts';
import { useOpenSuggestion } from './use-open-suggestion.ts';

const SETTLE_MS = 120;
const LONGEST_QUERY = 100;
const words = text.box;

interface PlaceBoxProps {
  /** Where the search looks now, in words. */
  where: string;
  onPlace: (placeId: string) => void;
  onWords: (query: string) => void;
  onClear: () => void;
}

export function PlaceBox({ where, onPlace, onWords, onClear }: PlaceBoxProps) {
  const [typed, setTyped] = useState(where);
  useEffect(() => setTyped(where), [where]);
  const query = typed.trim() === where ? '' : typed.trim();
  const settled = useDebounced(query, SETTLE_MS);
  const { data, isError, isFetching, isPlaceholderData } = useQuery(suggestionsQuery(settled));
  const suggestions = query === '' || isError ? [] : (data?.items ?? []);
  const isCurrent = settled === query && data !== undefined && !isPlaceholderData;
  const openSuggestion = useOpenSuggestion(onPlace);

  const choose = (id: string) => {
    const chosen = suggestions.find((suggestion) => suggestionId(suggestion) === id);
    if (chosen) {
      setTyped(asSuggested(chosen).label);
      void openSuggestion(chosen);
    }
  };
  /** The best match for what was typed; the words themselves when there is none, or it could not be asked for. */
  const submit = () => {
    const [best] = isCurrent ? suggestions : [];
    if (best) choose(suggestionId(best));
    else if (query !== '') onWords(query);
    else if (typed.trim() === '') onClear();
  };
  const clear = () => {
    setTyped('');
    if (where !== '') onClear();
  };
  const notice = isError
    ? words.failed
    : isCurrent && suggestions.length === 0
      ? words.nothing(query)
      : undefined;

  return (
    <Field label={words.label}>
      <SuggestInput
        icon={Search}
        value={typed}
        onValueChange={setTyped}
        options={suggestions.map(asSuggested)}
        notice={query === '' ? undefined : notice}
        listLabel={words.suggestions}
        countText={words.found}
        onChoose={choose}
        onSubmit={submit}
        isCatchingUp={query !== '' && (settled !== query || isFetching)}
        mustChoose={isCurrent ? whichOne(query, suggestions) : undefined}
        placeholder={words.placeholder}
        maxLength={LONGEST_QUERY}
        end={
          typed ? (
            <IconButton
              icon={X}
              label={words.clear}
              kind="ghost"
              size="sm"
              onClick={clear}
              className="-mr-2"
            />
          ) : null
        }
      />
    </Field>
  );
}
