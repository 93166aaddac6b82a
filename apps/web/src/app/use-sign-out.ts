import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../lib/api.ts';
import { errorText } from '../lib/error-text.ts';
import { replaceSession } from '../lib/session.ts';
import { triedKey } from '../lib/tried-key.ts';
import { SCREENS } from '../routes/route-table.ts';
import { notify } from '../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation(
    api.account.signOut.mutationOptions({
      onSuccess: async () => {
        triedKey.forget();
        await navigate(SCREENS.search.path);
        await replaceSession(queryClient, null);
        notify.success({ title: text.signedOut });
      },
      onError: (error) => notify.error({ title: text.notSignedOut, description: errorText(error) }),
    }),
  );
}
