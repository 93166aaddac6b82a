import { zodResolver } from '@hookform/resolvers/zod';
import { FactorCode, type SecondFactorSetup } from '@propguard/protocol/security';
import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { FormEnd } from '../../../ui/controls/form-end.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

type Stage = { setup?: SecondFactorSetup; codes?: readonly string[] };

const detailOf = ({ setup, codes }: Stage): string => {
  if (codes) return text.codesDetail;
  return setup ? text.scan : text.confirmIt;
};

/** Password, then the app's first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({});
  const readAgain = useReadAgain();
  const { setup, codes } = stage;
  const turnedOn = (made: readonly string[]) => {
    setStage({ codes: made });
    notify.success({ title: text.turnedOn });
    readAgain();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={codes ? text.codesTitle : text.setUpTitle}
      description={detailOf(stage)}
    >
      {codes ? (
        <RecoveryCodesList codes={codes} onClose={onClose} />
      ) : setup ? (
        <FirstCode setup={setup} onDone={turnedOn} onCancel={onClose} />
      ) : (
        <PasswordForm
          submit={text.next}
          send={async (password) =>
            setStage({ setup: await apiClient.security.startSecondFactor({ password }) })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface FirstCodeProps {
  setup: SecondFactorSetup;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ setup, onDone, onCancel }: FirstCodeProps) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(FactorCode),
    defaultValues: { code: '' },
    send: async (values) => onDone((await apiClient.security.confirmSecondFactor(values)).recoveryCodes),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt={text.qr}
        width={192}
        height={192}
        className="justify-self-center rounded-2 border border-line"
      />
      <div className="grid gap-1 text-13">
        <span className="text-muted">{text.secret}</span>
        <span className="flex flex-wrap items-center gap-2">
          <code className="font-mono break-all">{setup.secret}</code>
          <CopyButton text={setup.secret} label={text.copySecret} compact />
        </span>
      </div>
      <Field label={text.code} error={form.formState.errors.code?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          placeholder={text.codePlaceholder}
          className="tabular-nums"
          {...form.register('code')}
        />
      </Field>
      <FormEnd
        onCancel={onCancel}
        cancel={text.cancel}
        submit={text.confirm}
        busy={isSending}
        busyLabel={text.sending}
      />
    </form>
  );
}
