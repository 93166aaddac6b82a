import { zodResolver } from '@hookform/resolvers/zod';
import { SignUp } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { replaceSession, useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EntryPage } from './entry-page.tsx';
import { text } from './text.ts';
import { useNext } from './use-next.ts';

export function SignUpScreen() {
  const queryClient = useQueryClient();
  const { session, signedIn } = useSession();
  const { next, email, carryTo } = useNext();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(SignUp),
    defaultValues: { name: '', email, password: '' },
    send: async (values) => {
      const made = await apiClient.account.signUp(values);
      await replaceSession(queryClient, made);
      notify.success({ title: text.signUp.done });
    },
  });
  const { errors } = form.formState;
  if (signedIn) return <Navigate to={next} replace />;
  return (
    <EntryPage
      title={text.signUp.title}
      description={text.signUp.description}
      foot={
        <>
          {text.signUp.haveAccount} <TextLink to={carryTo('/sign-in')}>{text.signUp.toSignIn}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Alert title={text.signUp.keptTitle}>
          {session?.workspace ? text.signUp.kept(session.workspace.name) : text.signUp.keptLater}
        </Alert>
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={text.name} error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={text.email} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={text.emailPlaceholder}
            {...form.register('email')}
          />
        </Field>
        <Field label={text.password} hint={text.passwordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Button type="submit" kind="primary" wide busy={isSending} busyLabel={text.signUp.sending}>
          {text.signUp.submit}
        </Button>
      </form>
    </EntryPage>
  );
}
