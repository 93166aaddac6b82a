import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import {
  type Answer,
  BUDGET_OPTIONS,
  type BudgetRange,
  type Question,
} from '@propguard/rules/qualification/flow';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceChips } from '../../ui/controls/choice-chips.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { FoundPlace } from '../places/found-place.ts';
import { PlacesField } from '../places/places-field.tsx';
import { text } from './text.ts';

interface QuestionFormProps {
  question: Question;
  /** What was said before; undefined: nothing yet. */
  given: Answer | undefined;
  places: readonly FoundPlace[];
  usePlaces: (query: string) => readonly FoundPlace[] | undefined;
  labelledBy: string;
  onAnswer: (answer: Answer) => Promise<unknown>;
}

type Draft = { words: string; many: readonly string[]; min: string; max: string };

const amountText = (aud: number | null): string => (aud === null ? '' : String(aud));
const draftOf = (given: Answer | undefined): Draft => {
  const range: BudgetRange =
    given && typeof given === 'object' && !Array.isArray(given) ? given : { min: null, max: null };
  return {
    words: typeof given === 'string' ? given : '',
    many: Array.isArray(given) ? given : [],
    min: amountText(range.min),
    max: amountText(range.max),
  };
};

/** ‘$850,000’ as people write it; null: nothing; undefined: no amount. */
const readAmount = (written: string): number | null | undefined => {
  const plain = written.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,12}$/.test(plain) ? Number(plain) : undefined;
};

/** One question: a choice answers at once, everything else is written and sent. */
export function QuestionForm({
  question,
  given,
  places,
  usePlaces,
  labelledBy,
  onAnswer,
}: QuestionFormProps) {
  const [draft, setDraft] = useState(() => draftOf(given));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Draft>) => {
    setProblem(null);
    setDraft((before) => ({ ...before, ...change }));
  };
  const send = async (answer: Answer) => {
    setBusy(true);
    setProblem(null);
    try {
      await onAnswer(answer);
    } catch (error) {
      setProblem(fieldErrorsOf(error)[0]?.message ?? errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.kind === 'budget') {
      const min = readAmount(draft.min);
      const max = readAmount(draft.max);
      if (min === undefined || max === undefined) setProblem(text.dollars);
      else void send({ min, max });
    } else void send(question.kind === 'text' ? draft.words : [...draft.many]);
  };
  const isChoice = question.kind === 'choice';
  return (
    <form noValidate onSubmit={submit} aria-labelledby={labelledBy} className="grid gap-3">
      {isChoice ? (
        <div className="grid gap-2 sm:grid-cols-2">
          {question.options.map(({ value, label }) => (
            <Button
              key={value}
              size="lg"
              aria-pressed={given === value}
              disabled={busy}
              onClick={() => void send(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {question.kind === 'budget' ? (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
            {BUDGET_OPTIONS.map(({ label, min, max }) => (
              <Button key={label} disabled={busy} onClick={() => void send({ min, max })}>
                {label}
              </Button>
            ))}
          </div>
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="mb-1.5 text-13 text-muted">{text.custom}</legend>
            <Field label={text.from}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={draft.min}
                onChange={({ target }) => set({ min: target.value })}
              />
            </Field>
            <Field label={text.to}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={draft.max}
                onChange={({ target }) => set({ max: target.value })}
              />
            </Field>
          </fieldset>
        </>
      ) : null}
      {question.kind === 'types' ? (
        <ChoiceChips
          label={question.ask}
          labelHidden
          options={PROPERTY_TYPES.map((value) => ({ value, label: value }))}
          chosen={draft.many}
          onChange={(many) => set({ many })}
        />
      ) : null}
      {question.kind === 'places' ? (
        <PlacesField
          chosen={draft.many}
          known={places}
          usePlaces={usePlaces}
          onChange={(many) => set({ many })}
        />
      ) : null}
      {question.kind === 'text' ? (
        <TextArea
          rows={question.isRequired ? 1 : 3}
          maxLength={question.most}
          aria-labelledby={labelledBy}
          value={draft.words}
          onChange={({ target }) => set({ words: target.value })}
        />
      ) : null}
      {problem ? (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {isChoice ? null : (
          <Button type="submit" kind="primary" busy={busy} busyLabel={text.saving}>
            {text.next}
          </Button>
        )}
        {question.isRequired ? null : (
          <Button kind="ghost" disabled={busy} onClick={() => void send(null)}>
            {text.skip}
          </Button>
        )}
      </div>
    </form>
  );
}
