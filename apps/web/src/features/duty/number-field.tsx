import type { NewDutyVersion } from '@propguard/protocol/duty';
import { type FieldPathByValue, get, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { readNumber } from './read-number.ts';

export type DutyForm = UseFormReturn<NewDutyVersion, unknown, NewDutyVersion>;

interface NumberFieldProps {
  form: DutyForm;
  path: FieldPathByValue<NewDutyVersion, number | undefined>;
  label: string;
  /** What it is called aloud, where several have the same label. */
  name?: string;
  unit?: string;
}

/** A number as people type it, with or without commas. */
export function NumberField({ form, path, label, name, unit }: NumberFieldProps) {
  const error = get(form.formState.errors, path) as { message?: string } | undefined;
  return (
    <Field label={label} error={error?.message}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        end={unit}
        {...form.register(path, { setValueAs: readNumber })}
      />
    </Field>
  );
}
