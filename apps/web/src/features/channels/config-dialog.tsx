import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { ChannelGuide } from './channel-guide.tsx';
import type { ConnectedCard } from './connected-card.ts';
import { text } from './text.ts';

interface ConfigDialogProps {
  channel: ConnectedCard;
  /** Held by the card: connecting changes what the card offers, and the guide goes on all the same. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
}

/** Guided: keys, where the service calls, and a message that really goes round. */
export function ConfigDialog({ channel, open, onOpenChange, trigger }: ConfigDialogProps) {
  const { name } = PANEL_NAMES[channel.channel];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={text.connectOf(name)}
      description={text.guides[channel.channel]}
    >
      <div className="grid gap-6">
        <ChannelGuide channel={channel} />
        {channel.id ? <Disconnect id={channel.id} name={name} onDone={() => onOpenChange(false)} /> : null}
      </div>
    </Dialog>
  );
}

function Disconnect({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.channels.remove.mutationOptions({
      onSuccess: () => {
        onDone();
        notify.success({ title: text.disconnected(name) });
      },
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        void queryClient.invalidateQueries({ queryKey: api.channels.key() });
      },
    }),
  );
  return (
    <div className="flex justify-end border-t border-line pt-4">
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {text.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.disconnectTitle(name)}
        description={text.disconnectBody}
        confirmLabel={text.disconnect}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </div>
  );
}
