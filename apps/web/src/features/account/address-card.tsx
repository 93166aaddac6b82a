import { zodResolver } from '@hookform/resolvers/zod';
import { AddressChange } from '@propguard/protocol/account';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { AddressCodeForm } from '../../parts/account/address-code-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

type Asked = { email: string; by: 'mail' | 'terminal' };

/** Nothing changes until somebody who reads the new mailbox says so. */
export function AddressCard() {
  const { session } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!session?.account.email) return null;
  return (
    <Card title={text.address.title} subtitle={text.address.now(session.account.email)}>
      {asked ? (
        <>
          <p role="status" className="text-13 text-pretty break-words">
            {text.address.sent[asked.by](asked.email)}
          </p>
          <AddressCodeForm done={text.address.done} onDone={() => setAsked(null)}>
            <Button onClick={() => setAsked(null)}>{text.address.other}</Button>
          </AddressCodeForm>
        </>
      ) : (
        <AskForm onAsked={setAsked} />
      )}
    </Card>
  );
}

function AskForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(AddressChange),
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      const { by } = await apiClient.account.changeAddress(values);
      onAsked({ email: values.email, by });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
      {formError ? <ErrorState title={formError} className="md:col-span-2" /> : null}
      <Field label={text.address.next} error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={text.address.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel={text.address.sending}>
        {text.address.submit}
      </Button>
    </form>
  );
}
