import { PHONE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { useFieldProblem } from './languages/use-problem.ts';

type Name = 'name' | 'email' | 'phone';

interface ClientFieldsProps {
  fields: Record<Name, UseFormRegisterReturn>;
  /** What the number is for. */
  phoneHint?: string;
  errors: Partial<Record<Name | 'people', { message?: string | undefined }>>;
  /** How many come, and how many may. */
  people: {
    label: string;
    value: string;
    most: number;
    problem?: string;
    onChange: (people: string) => void;
  };
}

/** Who comes: on the booking page, and at the door. */
export function ClientFields({ fields, phoneHint, errors, people }: ClientFieldsProps) {
  const { text } = useSpoken();
  const wrong = useFieldProblem();
  const counts = Array.from({ length: people.most }, (_, position) => String(position + 1));
  return (
    <>
      <Field label={text.name} error={wrong('name', errors.name)} required>
        <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...fields.name} />
      </Field>
      <Field label={text.email} error={wrong('email', errors.email)} required>
        <TextInput type="email" autoComplete="email" {...fields.email} />
      </Field>
      <Field label={text.phone} aside={text.optional} hint={phoneHint} error={wrong('phone', errors.phone)}>
        <TextInput type="tel" autoComplete="tel" maxLength={PHONE_MAX_LENGTH} {...fields.phone} />
      </Field>
      <Field label={people.label} error={errors.people && (people.problem ?? wrong('people', errors.people))}>
        <Select
          options={counts.map((value) => ({ value, label: value }))}
          value={people.value}
          onValueChange={people.onChange}
        />
      </Field>
    </>
  );
}
