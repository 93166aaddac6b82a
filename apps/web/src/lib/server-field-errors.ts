import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from './api-error.ts';
import { errorText } from './error-text.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/** Why it was refused says more than that it was. */
export const reasonText = (error: unknown): string => fieldErrorsOf(error)[0]?.message ?? errorText(error);

/**
 * Puts what the server said beside the fields it said it of, and keeps what was typed. What belongs to no
 * field of this form is said above it, as `root.server`.
 */
export function showServerErrors<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  describe: (error: unknown) => string = reasonText,
): void {
  const known = fieldErrorsOf(error).filter(
    ({ field }) => form.getValues(field as Path<Values>) !== undefined,
  );
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) form.setError('root.server', { type: 'server', message: describe(error) });
}
