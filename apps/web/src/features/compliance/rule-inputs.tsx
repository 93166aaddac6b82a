import type { NewRuleSet } from '@propguard/protocol/rule-sets';
import { type FieldErrors, get, type UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { WEIGHT_COLUMNS } from './risk-weight-table.tsx';
import { ruleFieldLabel } from './rule-fields.ts';

export interface RuleFields {
  register: UseFormRegister<NewRuleSet>;
  errors: FieldErrors<NewRuleSet>;
}

export const errorAt = (errors: FieldErrors<NewRuleSet>, path: string): string | undefined =>
  (get(errors, `rules.${path}`) as { message?: string } | undefined)?.message;

/** The form knows its fields by paths that are made here, so their type cannot be. */
const registerNumber = (register: RuleFields['register'], path: string) =>
  register(`rules.${path}` as 'note', { valueAsNumber: true });

export function NumberField({
  register,
  errors,
  path,
  label,
  unit,
}: RuleFields & { path: string; label: string; unit: string }) {
  return (
    <Field label={label} error={errorAt(errors, path)}>
      <TextInput inputMode="decimal" end={unit} {...registerNumber(register, path)} />
    </Field>
  );
}

export function NumberCell({ register, errors, path }: RuleFields & { path: string }) {
  return (
    <span className="ml-auto block w-16">
      <TextInput
        size="sm"
        inputMode="decimal"
        aria-label={ruleFieldLabel(path)}
        aria-invalid={errorAt(errors, path) ? true : undefined}
        {...registerNumber(register, path)}
      />
    </span>
  );
}

/** Cells are too small for sentences: the first one is said below the table. */
export function FirstWeightError({ errors, bands }: { errors: RuleFields['errors']; bands: number }) {
  const paths = WEIGHT_COLUMNS.flatMap((column) => [
    `riskWeight.weightsPercent.${column}`,
    ...Array.from({ length: bands }, (_, band) => `riskWeight.weightsPercent.${column}.${band}`),
  ]);
  const wrong = paths.find((path) => errorAt(errors, path));
  if (!wrong) return null;
  return (
    <p role="alert" className="px-5 pb-4 text-12 text-danger">
      {ruleFieldLabel(wrong)}: {errorAt(errors, wrong)}
    </p>
  );
}
