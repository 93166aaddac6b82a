import { apiClient } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { PasswordForm } from './password-form.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

export function TurnOffDialog({ onClose, hasPasskeys }: { onClose: () => void; hasPasskeys: boolean }) {
  const readAgain = useReadAgain();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.turnOffTitle}
      description={text.turnOffDetail(hasPasskeys)}
    >
      <PasswordForm
        danger
        submit={text.turnOff}
        send={async (password) => {
          await apiClient.security.endSecondFactor({ password });
          readAgain();
          onClose();
          notify.success({ title: text.turnedOff });
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
