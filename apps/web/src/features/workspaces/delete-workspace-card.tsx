import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { useReopenSession } from './use-reopen-session.ts';

export function DeleteWorkspaceCard({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const reopenSession = useReopenSession();
  const remove = useMutation(
    api.workspaces.remove.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await reopenSession();
        notify.success({ title: text.remove.done });
      },
      onError: (error) => notify.error({ title: text.remove.failed, description: errorText(error) }),
    }),
  );
  return (
    <Card title={text.remove.title}>
      <p className="max-w-[60ch] text-muted">{text.remove.description}</p>
      <Button kind="danger" className="mt-4" onClick={() => setAsking(true)}>
        {text.remove.open}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.remove.dialogTitle(name)}
        description={text.remove.dialogDescription}
        typeToConfirm={{ label: text.remove.type(name), phrase: name }}
        confirmLabel={text.remove.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id, confirmName: name })}
      />
    </Card>
  );
}
