import { zodResolver } from '@hookform/resolvers/zod';
import { type SecondStep, type Session, SignIn } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { replaceSession, useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EntryPage } from './entry-page.tsx';
import { OrganisationButtons } from './organisation-buttons.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { text } from './text.ts';
import { useNext } from './use-next.ts';

export function SignInScreen() {
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const { next, email, carryTo } = useNext();
  const [step, setStep] = useState<SecondStep | null>(null);
  const letIn = async (session: Session) => {
    await replaceSession(queryClient, session);
    notify.success({ title: text.signIn.done(session.account.name) });
  };
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email, password: '' },
    send: async (values) => {
      const reply = await apiClient.account.signIn(values);
      if ('secondFactor' in reply) setStep(reply);
      else await letIn(reply);
    },
  });
  const { errors } = form.formState;
  if (signedIn) return <Navigate to={next} replace />;
  if (step !== null)
    return <SecondStepForm key={step.token} step={step} onDone={letIn} onEnded={() => setStep(null)} />;
  return (
    <EntryPage
      title={text.signIn.title}
      description={text.signIn.description}
      foot={
        <>
          {text.signIn.noAccount} <TextLink to={carryTo('/sign-up')}>{text.signIn.toSignUp}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={text.email} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={text.emailPlaceholder}
            {...form.register('email')}
          />
        </Field>
        <Field
          label={text.password}
          error={errors.password?.message}
          aside={<TextLink to={carryTo('/forgot-password')}>{text.signIn.forgot}</TextLink>}
        >
          <PasswordInput {...form.register('password')} />
        </Field>
        <Button type="submit" kind="primary" wide busy={isSending} busyLabel={text.signIn.sending}>
          {text.signIn.submit}
        </Button>
        <PasskeyButton onDone={letIn} />
        <OrganisationButtons next={next} />
      </form>
    </EntryPage>
  );
}
