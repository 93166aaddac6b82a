import { zodResolver } from '@hookform/resolvers/zod';
import { SignUp } from '@propguard/protocol/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { installationQuery } from '../../lib/installation.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { EntryPage } from './entry-page.tsx';
import { ResetLinkSent } from './reset-link-sent.tsx';
import { text } from './text.ts';
import { useNext } from './use-next.ts';

const ResetRequest = SignUp.pick({ email: true });

export function ForgotPasswordScreen() {
  const { email, carryTo } = useNext();
  const { data: installation } = useQuery(installationQuery());
  const isMailed = installation?.mailDelivery !== 'outbox';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(ResetRequest),
    defaultValues: { email },
    send: async (values) => {
      await apiClient.account.requestPasswordReset(values);
      setSentTo(values.email);
    },
  });
  const foot = <TextLink to={carryTo('/sign-in')}>{text.forgot.back}</TextLink>;
  if (sentTo !== null) {
    return (
      <EntryPage title={isMailed ? text.forgot.sentTitle : text.forgot.heldTitle} foot={foot}>
        <ResetLinkSent email={sentTo} isMailed={isMailed} onAgain={() => setSentTo(null)} />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={text.forgot.title}
      description={isMailed ? text.forgot.description : text.forgot.byHand}
      foot={foot}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={text.email} error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={text.emailPlaceholder}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" kind="primary" wide busy={isSending} busyLabel={text.forgot.sending}>
          {isMailed ? text.forgot.submit : text.forgot.make}
        </Button>
      </form>
    </EntryPage>
  );
}
