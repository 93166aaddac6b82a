import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useSpoken } from './languages/spoken.tsx';

type Name = 'name' | 'email' | 'phone';

interface ClientFieldsProps {
  fields: Record<Name, UseFormRegisterReturn>;
  /** What the number is for. */
  phoneHint?: string;
  errors: Partial<Record<Name | 'people', { message?: string | undefined }>>;
  /** How many come, and how many may. */
  people: { label: string; value: string; most: number; onChange: (people: string) => void };
}

/** Who comes: on the booking page, and at the door. */
export function ClientFields({ fields, phoneHint, errors, people }: ClientFieldsProps) {
  const { text } = useSpoken();
  const counts = Array.from({ length: people.most }, (_, position) => String(position + 1));
  return (
    <>
      <Field label={text.name} error={errors.name && (text.wrong || errors.name.message)} required>
        <TextInput autoComplete="name" {...fields.name} />
      </Field>
      <Field label={text.email} error={errors.email && (text.wrong || errors.email.message)} required>
        <TextInput type="email" autoComplete="email" {...fields.email} />
      </Field>
      <Field
        label={text.phone}
        aside={text.optional}
        hint={phoneHint || undefined}
        error={errors.phone && (text.wrong || errors.phone.message)}
      >
        <TextInput type="tel" autoComplete="tel" {...fields.phone} />
      </Field>
      <Field label={people.label} error={errors.people?.message}>
        <Select
          options={counts.map((value) => ({ value, label: value }))}
          value={people.value}
          onValueChange={people.onChange}
        />
      </Field>
    </>
  );
}
