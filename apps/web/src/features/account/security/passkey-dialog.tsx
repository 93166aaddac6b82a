import { zodResolver } from '@hookform/resolvers/zod';
import { OwnPassword, PasskeyName } from '@propguard/protocol/security';
import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { makePasskey, wasCalledOff } from '../../../lib/passkeys.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { FormEnd } from '../../../ui/controls/form-end.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

const NewPasskey = OwnPassword.extend({ name: PasskeyName });

/** With an account's first passkey come the codes for who loses it, shown once. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const readAgain = useReadAgain();
  const hasCodes = codes.length > 0;
  const added = (made: readonly string[]) => {
    readAgain();
    notify.success({ title: text.added });
    if (made.length > 0) setCodes(made);
    else onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={hasCodes ? text.codesTitle : text.addTitle}
      description={hasCodes ? text.codesDetail : text.addDetail}
    >
      {hasCodes ? (
        <RecoveryCodesList codes={codes} onClose={onClose} />
      ) : (
        <PasskeyForm onAdded={added} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface PasskeyFormProps {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
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
      onAdded((await apiClient.security.addPasskey({ token, name, credential })).recoveryCodes);
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
      <FormEnd
        onCancel={onCancel}
        cancel={text.cancel}
        submit={text.make}
        busy={isSending}
        busyLabel={text.making}
      />
    </form>
  );
}
