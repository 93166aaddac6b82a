import type { Passkey } from '@propguard/protocol/security';
import { apiClient } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { PasswordForm } from './password-form.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** Nothing else would be asked for after the password. */
  isLast: boolean;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: RemovePasskeyDialogProps) {
  const readAgain = useReadAgain();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.removeTitle(name)}
      description={isLast ? text.removeLast : text.removeDetail}
    >
      <PasswordForm
        danger
        submit={text.remove}
        send={async (password) => {
          await apiClient.security.removePasskey({ id, password });
          readAgain();
          onClose();
          notify.success({ title: text.removed });
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
