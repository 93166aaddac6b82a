import { FACT_LABELS } from '@propguard/rules/lending/fact-labels';
import { valueWord } from '@propguard/rules/lending/input-words';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/controls/field.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { FactField } from './fact-fields.ts';
import { FACT_HINTS } from './fact-text.ts';
import type { FactValues } from './fact-values.ts';
import { text } from './text.ts';

export interface FactForm {
  control: Control<FactValues>;
  register: UseFormRegister<FactValues>;
  errors: FieldErrors<FactValues>;
}

/** The element that a missing fact is a link to. */
export const factAnchor = (name: string): string => `fact-${name}`;

const UNKNOWN = 'unknown';
const YES_NO = [
  { value: UNKNOWN, label: text.unknown },
  { value: 'yes', label: text.yes },
  { value: 'no', label: text.no },
];

export function FactControl({ field, form }: { field: FactField; form: FactForm }) {
  const name = field.name as keyof typeof FACT_LABELS;
  if (field.kind === 'yesNo') return <YesNo name={name} control={form.control} />;
  return (
    <div id={factAnchor(name)} className="min-w-0">
      <Field label={FACT_LABELS[name]} hint={FACT_HINTS[name]} error={form.errors[name]?.message}>
        {field.kind === 'choice' ? (
          <Choice name={name} choices={field.choices} control={form.control} />
        ) : (
          <TextInput
            autoComplete="off"
            {...(field.kind === 'day'
              ? { type: 'date' }
              : { inputMode: 'decimal', end: text.lending.units[field.unit] })}
            {...form.register(name)}
          />
        )}
      </Field>
    </div>
  );
}

function Choice({
  name,
  choices,
  control,
}: {
  name: string;
  choices: readonly string[];
  control: Control<FactValues>;
}) {
  const options = [UNKNOWN, ...choices].map((value) => ({
    value,
    label: value === UNKNOWN ? text.lending.choose : valueWord(value),
  }));
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          options={options}
          value={field.value || UNKNOWN}
          onValueChange={(value) => field.onChange(value === UNKNOWN ? '' : value)}
        />
      )}
    />
  );
}

/** Not knowing is an answer of its own: a rule that needs the fact then says so. */
function YesNo({ name, control }: { name: keyof typeof FACT_LABELS; control: Control<FactValues> }) {
  return (
    <div
      id={factAnchor(name)}
      className="col-span-full flex min-h-8.5 flex-wrap items-center justify-between gap-x-3 gap-y-1.5"
    >
      <span className="text-13 font-medium">{FACT_LABELS[name]}</span>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <SegmentedControl
            label={FACT_LABELS[name]}
            options={YES_NO}
            value={field.value || UNKNOWN}
            onValueChange={(value) => field.onChange(value === UNKNOWN ? '' : value)}
          />
        )}
      />
    </div>
  );
}
