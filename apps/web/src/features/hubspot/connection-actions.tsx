import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { KeysForm } from './keys-form.tsx';
import { text } from './text.ts';

/** Whoever works on leads may sync now; the rest is for admins. */
export function ConnectionActions({ isStopped }: { isStopped: boolean }) {
  const queryClient = useQueryClient();
  const { meets } = useSession();
  const [asking, setAsking] = useState<'keys' | 'disconnect' | null>(null);
  const close = () => setAsking(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.hubspot.key() });
  const sync = useMutation(
    api.hubspot.sync.mutationOptions({
      onSuccess: () => notify.success({ title: text.syncStarted }),
      onError: (error) => notify.error({ title: text.notSynced, description: errorText(error) }),
      onSettled: refresh,
    }),
  );
  const test = useMutation(
    api.hubspot.test.mutationOptions({
      onSuccess: ({ connection }) =>
        connection?.problem
          ? notify.error({ title: text.testFailed, description: connection.problem })
          : notify.success({ title: text.tested }),
      onError: (error) => notify.error({ title: text.testFailed, description: errorText(error) }),
      onSettled: refresh,
    }),
  );
  const disconnect = useMutation(
    api.hubspot.disconnect.mutationOptions({
      onSuccess: () => notify.success({ title: text.disconnect.done }),
      onError: (error) => notify.error({ title: text.disconnect.failed, description: errorText(error) }),
      onSettled: () => {
        close();
        return refresh();
      },
    }),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {isStopped ? null : (
        <Button size="sm" busy={sync.isPending} busyLabel={text.syncing} onClick={() => sync.mutate({})}>
          {text.sync}
        </Button>
      )}
      {meets('admin') ? (
        <>
          <Button size="sm" busy={test.isPending} busyLabel={text.testing} onClick={() => test.mutate({})}>
            {text.test}
          </Button>
          <Button size="sm" onClick={() => setAsking('keys')}>
            {text.form.newKeys}
          </Button>
          <Button size="sm" kind="ghost" onClick={() => setAsking('disconnect')}>
            {text.disconnect.open}
          </Button>
        </>
      ) : null}
      <Dialog open={asking === 'keys'} onOpenChange={close} title={text.form.newKeys}>
        <KeysForm onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={asking === 'disconnect'}
        onOpenChange={close}
        title={text.disconnect.title}
        description={text.disconnect.description}
        confirmLabel={text.disconnect.confirm}
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate({})}
      />
    </div>
  );
}
