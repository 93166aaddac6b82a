import { COMMAND_MAX } from '@propguard/rules/assessments/limits';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { text } from './text.ts';

const words = text.command;

interface CommandFormProps {
  /** What the assessment that is shown was asked by. */
  command: string | null;
  busy: boolean;
  error: unknown;
  keepsResult: boolean;
  onAssess: (command: string) => void;
}

export function CommandForm({ command, busy, error, keepsResult, onAssess }: CommandFormProps) {
  const [typed, setTyped] = useState(command ?? '');
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (command !== null) setTyped(command);
  }, [command]);
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
          <TextInput
            size="lg"
            icon={Search}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={COMMAND_MAX}
            placeholder={words.placeholder}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setEmpty(false);
            }}
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
      <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-muted">
        {words.examples}
        {words.queries.map((query) => (
          <button
            key={query}
            type="button"
            onClick={() => ask(query)}
            className="touch-area rounded-1 text-left text-accent hover:text-accent-hover hover:underline touch:min-h-8"
          >
            {query}
          </button>
        ))}
      </p>
    </form>
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
