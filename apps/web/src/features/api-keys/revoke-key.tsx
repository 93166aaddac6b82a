import type { ApiKey } from '@propguard/protocol/api-keys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation(
    api.apiKeys.revoke.mutationOptions({
      onSuccess: () => notify.success({ title: text.revoke.done(apiKey.name) }),
      onError: (error) => notify.error({ title: text.revoke.failed, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.apiKeys.key() });
      },
    }),
  );
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={text.revoke.of(apiKey.name)}
        onClick={() => setAsking(true)}
        className="-mr-2.5"
      >
        {text.revoke.open}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.revoke.title(apiKey.name)}
        description={text.revoke.description}
        confirmLabel={text.revoke.confirm}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: apiKey.id })}
      />
    </>
  );
}
