import { zodResolver } from '@hookform/resolvers/zod';
import { AddressCode } from '@propguard/protocol/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { setSession, useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** For somebody who has signed up and not yet shown that the address is theirs; nothing for everybody else. */
export function ConfirmAddressCard() {
  const { session, signedIn } = useSession();
  if (!signedIn || !session?.account.email || session.account.emailVerified) return null;
  return <ConfirmAddress email={session.account.email} />;
}

function ConfirmAddress({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const { data: installation } = useQuery(installationQuery());
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(AddressCode),
    defaultValues: { code: '' },
    send: async (values) => {
      setSession(queryClient, await apiClient.account.confirmAddress(values));
      notify.success({ title: text.done });
    },
  });
  const again = useMutation(
    api.account.sendAddressCheck.mutationOptions({
      onSuccess: ({ by }) => notify.success({ title: by === 'mail' ? text.sentByMail : text.sentByTerminal }),
      onError: (error) => notify.error({ title: text.notSent, description: errorText(error) }),
    }),
  );
  const isMailed = installation?.mailDelivery !== 'outbox';
  return (
    <Card title={text.title}>
      <p className="text-13 text-pretty break-words">
        {isMailed ? text.byMail(email) : text.byTerminal(email)}
      </p>
      <p className="mt-1 text-13 text-pretty text-muted">{text.why}</p>
      <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-3">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={text.code} error={form.formState.errors.code?.message} className="max-w-60">
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            placeholder={text.codePlaceholder}
            className="tabular-nums"
            {...form.register('code')}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" busy={isSending} busyLabel={text.sending}>
            {text.submit}
          </Button>
          <Button busy={again.isPending} onClick={() => again.mutate({})}>
            {text.again}
          </Button>
        </div>
      </form>
    </Card>
  );
}
