import { zodResolver } from '@hookform/resolvers/zod';
import { SignUp } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { apiClient } from '../../lib/api.ts';
import { setSession, useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const Profile = SignUp.pick({ name: true });

export function ProfileCard() {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const { session } = useSession();
  const account = session?.account;
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Profile),
    defaultValues: { name: account?.name ?? '' },
    send: async (values) => {
      const renamed = await apiClient.account.update(values);
      setSession(queryClient, renamed);
      form.reset({ name: renamed.account.name });
      notify.success({ title: text.account.saved });
    },
  });
  if (!account) return null;
  return (
    <Card title={text.account.profile} foot={text.account.since(instant.date(account.createdAt))}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
        {formError ? <ErrorState title={formError} className="md:col-span-2" /> : null}
        <Field label={text.name} error={form.formState.errors.name?.message}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Button type="submit" className="justify-self-start" busy={isSending} busyLabel={text.account.saving}>
          {text.account.save}
        </Button>
      </form>
    </Card>
  );
}
