import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { text } from '../text.ts';

const words = text.enquiry;

interface PersonValues {
  name: string;
  email: string;
  phone?: string | undefined;
}

interface PersonFieldsProps {
  register: UseFormRegister<PersonValues>;
  errors: FieldErrors<PersonValues>;
}

export function PersonFields({ register, errors }: PersonFieldsProps) {
  return (
    <>
      <Field label={words.name} error={errors.name?.message} required>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.email} error={errors.email?.message} required>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder={words.emailPlaceholder}
            {...register('email')}
          />
        </Field>
        <Field label={words.phone} aside={words.optional} error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
      </div>
    </>
  );
}
