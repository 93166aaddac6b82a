import { zodResolver } from '@hookform/resolvers/zod';
import { OwnPassword, PasskeyName } from '@propguard/protocol/security';
import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { makePasskey, wasCalledOff } from '../../../lib/passkeys.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

const NewPasskey = OwnPassword.extend({ name: PasskeyName });

export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.addTitle}
      description={text.addDetail}
    >
      <PasskeyForm onClose={onClose} />
    </Dialog>
  );
}

function PasskeyForm({ onClose }: { onClose: () => void }) {
  const readAgain = useReadAgain();
  const [isCalledOff, setCalledOff] = useState(false);
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(NewPasskey),
    defaultValues: { name: '', password: '' },
    send: async ({ name, password }) => {
      setCalledOff(false);
      const { token, options } = await apiClient.security.passkeyChallenge({ password });
      const credential = await makePasskey(options).catch((error: unknown) => {
        if (wasCalledOff(error)) return null;
        throw error;
      });
      if (credential === null) return setCalledOff(true);
      await apiClient.security.addPasskey({ token, name, credential });
      readAgain();
      onClose();
      notify.success({ title: text.added });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      {isCalledOff ? <Alert live tone="caution" title={text.calledOff} /> : null}
      <Field label={text.name} error={errors.name?.message}>
        <TextInput autoComplete="off" placeholder={text.namePlaceholder} {...form.register('name')} />
      </Field>
      <Field label={text.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="primary" busy={isSending} busyLabel={text.making}>
          {text.make}
        </Button>
      </div>
    </form>
  );
}
