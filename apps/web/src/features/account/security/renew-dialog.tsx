import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const readAgain = useReadAgain();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={codes ? text.codesTitle : text.renewTitle}
      description={codes ? text.codesDetail : text.renewDetail}
    >
      {codes ? (
        <RecoveryCodesList codes={codes} onClose={onClose} />
      ) : (
        <PasswordForm
          submit={text.renew}
          send={async (password) => {
            setCodes((await apiClient.security.renewRecoveryCodes({ password })).recoveryCodes);
            readAgain();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
