import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordReset } from '@propguard/protocol/account';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EntryPage } from './entry-page.tsx';
import { text } from './text.ts';

export function ResetPasswordScreen() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [expired, setExpired] = useState(false);
  if (!token || expired) return <ResetLinkExpired />;
  return <ResetPasswordForm key={token} token={token} onExpired={() => setExpired(true)} />;
}

function ResetPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const navigate = useNavigate();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(PasswordReset),
    defaultValues: { token, password: '' },
    send: async (values) => {
      try {
        await apiClient.account.resetPassword(values);
      } catch (error) {
        if (hasCode(error, 'LINK_EXPIRED')) onExpired();
        throw error;
      }
      await navigate('/sign-in', { replace: true });
      notify.success({ title: text.reset.done });
    },
  });
  return (
    <EntryPage title={text.reset.title} description={text.reset.description}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <Field
          label={text.reset.password}
          hint={text.passwordHint}
          error={form.formState.errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Button type="submit" kind="primary" wide busy={isSending} busyLabel={text.reset.sending}>
          {text.reset.submit}
        </Button>
      </form>
    </EntryPage>
  );
}

function ResetLinkExpired() {
  return (
    <EntryPage title={text.reset.expiredTitle}>
      <p>{text.reset.expired}</p>
      <LinkButton to="/forgot-password" kind="primary" wide className="mt-4">
        {text.reset.newLink}
      </LinkButton>
    </EntryPage>
  );
}
