import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** By which a site's own server signs; it is shown once, and a new one ends the one before. */
export function SecretCard({ hasSecret }: { hasSecret: boolean }) {
  const { signedIn, meets } = useSession();
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const renew = useMutation(
    api.widget.renewSecret.mutationOptions({
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        void queryClient.invalidateQueries({ queryKey: api.widget.key() });
      },
    }),
  );
  if (!signedIn || !meets('admin')) return <p className="text-13 text-muted">{text.readOnly}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      {renew.data ? (
        <div className="grid w-full gap-2">
          <Alert title={text.secretOnce} live />
          <CodeBlock code={renew.data.secret} label={text.secretLabel} copyLabel={text.copySecret} />
        </div>
      ) : hasSecret ? (
        <p className="text-13 text-muted">{text.secretKept}</p>
      ) : null}
      <Button
        size="sm"
        busy={renew.isPending}
        onClick={() => (hasSecret ? setAsking(true) : renew.mutate({}))}
      >
        {hasSecret ? text.renewSecret : text.makeSecret}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text.renewTitle}
        description={text.renewBody}
        confirmLabel={text.renewSecret}
        busy={renew.isPending}
        onConfirm={() => renew.mutate({})}
      />
    </div>
  );
}
