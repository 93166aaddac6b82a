import { zodResolver } from '@hookform/resolvers/zod';
import { AddressCode } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiClient } from '../../lib/api.ts';
import { setSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** The code that was sent to an address. `children`: what else can be done there. */
export function AddressCodeForm({
  done,
  onDone,
  children,
}: {
  done: string;
  onDone?: () => void;
  children: ReactNode;
}) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(AddressCode),
    defaultValues: { code: '' },
    send: async (values) => {
      setSession(queryClient, await apiClient.account.confirmAddress(values));
      notify.success({ title: done });
      onDone?.();
    },
  });
  return (
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
        {children}
      </div>
    </form>
  );
}
