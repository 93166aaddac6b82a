import type { Webhook } from '@propguard/protocol/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, KeyRound, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface EndpointMenuProps {
  webhook: Webhook;
  onOpenLog: (id: string | null) => void;
}

/** What is done to an endpoint now and then. */
export function EndpointMenu({ webhook, onOpenLog }: EndpointMenuProps) {
  const { id, name } = webhook;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'edit' | 'secret' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const settled = () => {
    setAsking(null);
    return queryClient.invalidateQueries({ queryKey: api.webhooks.key() });
  };
  const changeSecret = useMutation(
    api.webhooks.changeSecret.mutationOptions({
      onSuccess: (made) => setSecret(made.secret),
      onError: (error) => notify.error({ title: text.secret.notChanged, description: errorText(error) }),
      onSettled: settled,
    }),
  );
  const remove = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: () => {
        notify.success({ title: text.remove.done(name) });
        onOpenLog(null);
      },
      onError: (error) => notify.error({ title: text.remove.failed, description: errorText(error) }),
      onSettled: settled,
    }),
  );
  const close = () => setAsking(null);
  return (
    <>
      <DropdownMenu
        trigger={<IconButton icon={EllipsisVertical} label={text.actionsOf(name)} kind="ghost" size="sm" />}
      >
        <MenuItem icon={ScrollText} onSelect={() => onOpenLog(id)}>
          {text.openLog}
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={() => setAsking('edit')}>
          {text.edit}
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => setAsking('secret')}>
          {text.changeSecret}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => setAsking('remove')}>
          {text.remove.open}
        </MenuItem>
      </DropdownMenu>
      <Dialog open={asking === 'edit'} onOpenChange={close} title={text.form.changeTitle(name)}>
        <WebhookForm webhook={webhook} onDone={close} onCancel={close} />
      </Dialog>
      <Dialog open={secret !== null} onOpenChange={() => setSecret(null)} title={text.secret.title(name)}>
        <WebhookSecret secret={secret ?? ''} onDone={() => setSecret(null)} />
      </Dialog>
      <ConfirmDialog
        open={asking === 'secret'}
        onOpenChange={close}
        title={text.secret.changeTitle(name)}
        description={text.secret.changeDescription}
        confirmLabel={text.secret.change}
        busy={changeSecret.isPending}
        onConfirm={() => changeSecret.mutate({ id })}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={text.remove.title(name)}
        description={text.remove.description}
        confirmLabel={text.remove.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  );
}
