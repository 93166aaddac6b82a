import { COMMAND_MAX } from '@propguard/rules/assessments/limits';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import {
  addressOf,
  asSuggested,
  namesakes,
  suggestionId,
  whichOne,
} from '../../parts/places/suggested-place.ts';
import { suggestionsQuery } from '../../parts/places/suggestions-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { text } from './text.ts';

const words = text.command;

interface CommandFormProps {
  /** What the assessment that is shown was asked by. */
  command: string | null;
  /** What the address asks. */
  question: string | null;
  busy: boolean;
  error: unknown;
  keepsResult: boolean;
  onAssess: (command: string) => void;
}

export function CommandForm({ command, question, busy, error, keepsResult, onAssess }: CommandFormProps) {
  const [typed, setTyped] = useState(question ?? command ?? '');
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (command !== null) setTyped(command);
  }, [command]);
  useEffect(() => {
    if (question !== null) setTyped(question);
  }, [question]);
  const places = usePlaces(typed, command ?? '');
  const ask = (query: string) => {
    setTyped(query);
    setEmpty(query.trim() === '');
    if (query.trim() !== '' && !busy) onAssess(query.trim());
  };
  const message = isEmpty ? words.empty : error ? <Failure error={error} keepsResult={keepsResult} /> : null;
  return (
    <form
      aria-label={words.form}
      className="mb-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <div className="flex flex-col gap-2 md:flex-row md:items-start md:gap-3">
        <Field label={words.label} error={message} className="md:flex-1">
          <SuggestInput
            icon={Search}
            value={typed}
            onValueChange={(next) => {
              setTyped(next);
              setEmpty(false);
            }}
            options={places.map(asSuggested)}
            listLabel={words.suggestions}
            countText={words.found}
            onChoose={(id) => {
              const chosen = places.find((place) => suggestionId(place) === id);
              if (chosen) ask(addressOf(chosen));
            }}
            onSubmit={() => ask(typed)}
            mustChoose={whichOne(typed, places)}
            placeholder={words.placeholder}
            maxLength={COMMAND_MAX}
          />
        </Field>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          busy={busy}
          busyLabel={words.submitting}
          className="h-12 min-w-33 md:mt-6.5"
        >
          {words.submit}
        </Button>
      </div>
      {error ? <Choices typed={typed} onChoose={ask} /> : null}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-muted touch:gap-y-0">
        {words.examples}
        {words.queries.map((query) => (
          <button
            key={query}
            type="button"
            onClick={() => ask(query)}
            className="touch-area rounded-1 text-left text-accent hover:text-accent-hover hover:underline touch:min-h-touch"
          >
            {query}
          </button>
        ))}
      </p>
    </form>
  );
}

const SETTLE_MS = 150;
const SHORTEST = 3;
/** A place has no more words than this; a question is left alone. */
const MOST_WORDS = 8;
const MOST_CHOICES = 4;

/** What may be meant while it is typed. What was asked already, or is typed whole, needs no list in front of the button. */
const usePlaces = (typed: string, asked: string) => {
  const query = typed.trim();
  const isPlace = query !== asked && query.length >= SHORTEST && query.split(/\s+/).length <= MOST_WORDS;
  const settled = useDebounced(isPlace ? query : '', SETTLE_MS);
  const { data } = useQuery(suggestionsQuery(settled));
  const found = isPlace && settled !== '' ? (data?.items ?? []) : [];
  return found.some((place) => addressOf(place) === query) ? [] : found;
};

/** What may have been meant by what was not understood, or is in several places. */
function Choices({ typed, onChoose }: { typed: string; onChoose: (query: string) => void }) {
  const settled = useDebounced(typed.trim(), SETTLE_MS);
  const { data } = useQuery(suggestionsQuery(settled.length >= SHORTEST ? settled : ''));
  const found = data?.items ?? [];
  const same = namesakes(settled, found);
  const places = same.length > 0 ? same : found;
  if (places.length === 0) return null;
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-2 text-13">
      {words.meant}
      {places.slice(0, MOST_CHOICES).map((place) => (
        <Button key={suggestionId(place)} size="sm" onClick={() => onChoose(addressOf(place))}>
          {addressOf(place)}
        </Button>
      ))}
    </p>
  );
}

/** CORE-ASSESS-05, and what the server says of it. */
function Failure({ error, keepsResult }: { error: unknown; keepsResult: boolean }) {
  const [field] = fieldErrorsOf(error);
  return (
    <span>
      {words.failed}. {field?.message ?? errorText(error)} {keepsResult ? words.kept : ''}
    </span>
  );
}
