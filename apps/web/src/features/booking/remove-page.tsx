import type { BookingPage } from '@propguard/protocol/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function RemovePage({ page }: { page: BookingPage }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.booking.removePage.mutationOptions({
      onSuccess: () => notify.success({ title: text.removed(page.title) }),
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.booking.pages.key() });
      },
    }),
  );
  return (
    <>
      <Button kind="ghost" size="sm" aria-label={text.removeOf(page.title)} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.removeTitle(page.title)}
        description={text.removeDescription}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: page.id })}
      />
    </>
  );
}
