import { zodResolver } from '@hookform/resolvers/zod';
import { SignIn } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { replaceSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

interface DeleteAccountDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteAccountDialog({ email, open, onOpenChange }: DeleteAccountDialogProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={text.remove.dialogTitle}
      description={text.remove.dialogDescription}
    >
      <DeleteAccountForm email={email} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

const confirmationOf = (email: string) =>
  SignIn.pick({ password: true }).extend({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed.toLowerCase() === email.toLowerCase(), text.remove.mismatch),
  });

/** Inside the dialog, so that what was typed is forgotten when it closes. */
function DeleteAccountForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(confirmationOf(email)),
    defaultValues: { typed: '', password: '' },
    send: async ({ password }) => {
      await apiClient.account.remove({ password });
      await navigate(SCREENS.search.path);
      await replaceSession(queryClient, null);
      notify.success({ title: text.remove.done });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.remove.typeEmail(email)} error={errors.typed?.message}>
        <TextInput autoComplete="off" {...form.register('typed')} />
      </Field>
      <Field label={text.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <FormEnd
        onCancel={onCancel}
        cancel={text.remove.cancel}
        submit={text.remove.submit}
        busy={isSending}
        busyLabel={text.remove.sending}
        kind="danger"
      />
    </form>
  );
}
