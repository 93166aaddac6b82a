import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { replaceSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function SignOutEverywhere() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const signOut = useMutation(
    api.account.signOutEverywhere.mutationOptions({
      onSuccess: async () => {
        await navigate(SCREENS.search.path);
        await replaceSession(queryClient, null);
        notify.success({ title: text.sessions.everywhereDone });
      },
      onError: (error) => {
        setAsking(false);
        notify.error({ title: text.sessions.everywhereFailed, description: errorText(error) });
      },
    }),
  );
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text.sessions.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.sessions.everywhereTitle}
        description={text.sessions.everywhereDescription}
        confirmLabel={text.sessions.everywhere}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate({})}
      />
    </>
  );
}
