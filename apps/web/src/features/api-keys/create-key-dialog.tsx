import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import { KeySecret } from './key-secret.tsx';
import type { MadeKey } from './made-key.ts';
import { text } from './text.ts';

interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** First the form, then the secret, which is forgotten when the dialog closes. */
export function CreateKeyDialog({ open, onOpenChange }: CreateKeyDialogProps) {
  const [made, setMade] = useState<MadeKey | null>(null);
  const change = (next: boolean) => {
    if (!next) setMade(null);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button kind="primary" icon={Plus}>
          {text.create.open}
        </Button>
      }
      title={made ? text.secret.title(made.key.name) : text.create.title}
      description={made ? undefined : text.create.description}
    >
      {made ? (
        <KeySecret made={made} onDone={() => change(false)} />
      ) : (
        <CreateKeyForm onMade={setMade} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}
