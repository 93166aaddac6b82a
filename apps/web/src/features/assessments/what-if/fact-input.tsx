import { FACT_LIMITS } from '@propguard/rules/assessments/limits';
import { useEffect, useState } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { wholeNumberIn } from '../whole-number.ts';
import { whatIfText } from './text.ts';

const words = whatIfText;

type NumberFact = keyof typeof FACT_LIMITS;
const rangeOf = (name: NumberFact) =>
  name === 'yearBuilt' ? FACT_LIMITS.yearBuilt : { min: 0, max: FACT_LIMITS[name] };

interface FactInputProps {
  name: NumberFact;
  value: number | null;
  hint: string;
  onChange: (value: number | null) => void;
}

const written = (value: number | null): string => (value === null ? '' : String(value));

/** Tells of every number that makes sense as it is typed, and keeps the others to itself. */
export function FactInput({ name, value, hint, onChange }: FactInputProps) {
  const [typed, setTyped] = useState(written(value));
  useEffect(() => setTyped((current) => (sameNumber(current, value) ? current : written(value))), [value]);
  const range = rangeOf(name);
  const read = wholeNumberIn(typed, range);
  return (
    <Field
      label={words.facts[name]}
      hint={hint}
      error={read === 'invalid' ? words.outOfRange(range.min, range.max) : undefined}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        end={name === 'landM2' || name === 'buildingM2' ? words.m2 : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = wholeNumberIn(event.target.value, range);
          if (next !== 'invalid') onChange(next);
        }}
      />
    </Field>
  );
}

const sameNumber = (typed: string, value: number | null): boolean =>
  wholeNumberIn(typed, { min: 0, max: Number.MAX_SAFE_INTEGER }) === value;
