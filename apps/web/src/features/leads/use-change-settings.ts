import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.automation;

/** Every change is kept at once, and said. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    ...api.leads.changeSettings.mutationOptions(),
    onSuccess: () => {
      notify.success({ title: words.saved });
      return queryClient.invalidateQueries({ queryKey: api.leads.settings.key() });
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
}
