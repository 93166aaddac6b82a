import type { MadeWebhook } from '@propguard/protocol/webhooks';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text } from './text.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** First the form, then the secret, which is forgotten when the dialog closes. */
export function NewWebhookDialog({ onMade }: { onMade: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (next || !made) return;
    onMade(made.webhook.id);
    setMade(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button kind="primary" icon={Plus}>
          {text.form.open}
        </Button>
      }
      title={made ? text.secret.title(made.webhook.name) : text.form.title}
    >
      {made ? (
        <WebhookSecret secret={made.secret} onDone={() => change(false)} />
      ) : (
        <WebhookForm onMade={setMade} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}
