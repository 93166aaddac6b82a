import { STATE_NAMES, STATES, type State } from '@propguard/rules/places/states';
import { Search, X } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { text } from './text.ts';
import type { SearchFilters } from './use-search-filters.ts';
import { useTypedQuery } from './use-typed-query.ts';

const EVERYWHERE = 'everywhere';
const STATE_CHOICES = [
  { value: EVERYWHERE, label: text.allStates },
  ...STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
];

interface SearchFormProps {
  filters: SearchFilters;
  onSearch: (query: string) => void;
  onState: (state: State | null) => void;
}

export function SearchForm({ filters, onSearch, onState }: SearchFormProps) {
  const { typed, type, settleNow, clear } = useTypedQuery(filters.query, onSearch);
  const chooseState = (value: string) => onState(value === EVERYWHERE ? null : (value as State));
  return (
    <search aria-label={text.form}>
      <form
        className="mb-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_260px]"
        onSubmit={(event) => {
          event.preventDefault();
          settleNow();
        }}
      >
        <Field label={text.queryLabel}>
          <TextInput
            icon={Search}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={text.queryPlaceholder}
            value={typed}
            onChange={(event) => type(event.target.value)}
            end={
              typed ? (
                <IconButton
                  icon={X}
                  label={text.clear}
                  kind="ghost"
                  size="sm"
                  onClick={clear}
                  className="-mr-2"
                />
              ) : null
            }
          />
        </Field>
        <Field label={text.stateLabel}>
          <Select options={STATE_CHOICES} value={filters.state ?? EVERYWHERE} onValueChange={chooseState} />
        </Field>
      </form>
    </search>
  );
}
