import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const EMPTY = { current: '', next: '' };

export function PasswordCard() {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: EMPTY,
    send: async (values) => {
      await apiClient.account.changePassword(values);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: api.account.sessions.key() });
      notify.success({ title: text.changePassword.done, description: text.changePassword.doneDetail });
    },
  });
  const { errors } = form.formState;
  return (
    <Card title={text.changePassword.title} subtitle={text.changePassword.hint}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
        {formError ? <ErrorState title={formError} className="md:col-span-2" /> : null}
        <Field label={text.changePassword.current} error={errors.current?.message}>
          <PasswordInput {...form.register('current')} />
        </Field>
        <Field label={text.changePassword.next} hint={text.passwordHint} error={errors.next?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('next')} />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          busy={isSending}
          busyLabel={text.changePassword.sending}
        >
          {text.changePassword.submit}
        </Button>
      </form>
    </Card>
  );
}
