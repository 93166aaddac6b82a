import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { showServerErrors } from './server-field-errors.ts';

interface ServerForm<Values extends FieldValues, Sent extends FieldValues> {
  resolver: Resolver<Values, unknown, Sent>;
  defaultValues: DefaultValues<Values>;
  /** Sends the form; what it throws is shown beside the fields. */
  send: (values: Sent) => Promise<unknown>;
  /** Says what belongs to no field in other words than the server's. */
  describe?: (error: unknown) => string;
}

/**
 * A form whose last word is the server's. `onSubmit` goes on the form element, `formError` above its fields,
 * `isSending` on its button. Give the fields `form.register(name)` and `form.formState.errors`.
 */
export function useServerForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: ServerForm<Values, Sent>,
) {
  const form = useForm<Values, unknown, Sent>({
    resolver: options.resolver,
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await options.send(values);
    } catch (error) {
      showServerErrors(form, error, options.describe);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return { form, onSubmit, formError: errors.root?.server?.message, isSending: isSubmitting };
}
