import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

type Mark = Parameters<typeof apiClient.notices.mark>[0];

/** Marks notices, and shows what is left. */
export function useMarkNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mark: Mark) => apiClient.notices.mark(mark),
    onError: (error) => notify.error({ title: text.notDone, description: errorText(error) }),
    onSettled: () =>
      Promise.all(
        [api.notices.list.key(), api.notices.summary.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
