import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.page;

/** Ends a public link at once. */
export function useRevokeShare(onRevoked?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    ...api.reports.revokeShare.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.reports.shares.key() });
      notify.success({ title: words.revoked });
      onRevoked?.();
    },
    onError: (error) => notify.error({ title: words.revokeFailed, description: errorText(error) }),
  });
}
