import { useEffect, useState } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { amountInField, readAmount } from './amount.ts';
import { text } from './text.ts';

interface AmountFieldProps {
  label: string;
  unit?: string;
  value: string | undefined;
  error: string | undefined;
  onSettle: (value: string | null) => void;
}

/** A figure, handed on with Enter or on leaving the field; what is none stays and says so. */
export function AmountField({ label, unit, value, error, onSettle }: AmountFieldProps) {
  const [typed, setTyped] = useState(amountInField(value));
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    setTyped(amountInField(value));
    setUnreadable(false);
  }, [value]);
  const settle = () => {
    const amount = readAmount(typed);
    setUnreadable(amount === null);
    if (amount === null) return;
    const next = amount === '' ? null : String(amount);
    if (next !== (value ?? null)) onSettle(next);
    else setTyped(amountInField(value));
  };
  return (
    <Field label={label} error={unreadable ? text.notAnAmount : error}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={text.any}
        value={typed}
        end={unit}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </Field>
  );
}
