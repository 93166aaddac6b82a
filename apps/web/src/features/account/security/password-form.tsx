import { zodResolver } from '@hookform/resolvers/zod';
import { OwnPassword } from '@propguard/protocol/security';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { text } from './text.ts';

interface PasswordFormProps {
  submit: string;
  danger?: boolean;
  send: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Before what protects the account is changed: whoever sits at an open session must know the password too. */
export function PasswordForm({ submit, danger = false, send, onCancel }: PasswordFormProps) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(OwnPassword),
    defaultValues: { password: '' },
    send: ({ password }) => send(password),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.password} error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={isSending} busyLabel={text.sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
