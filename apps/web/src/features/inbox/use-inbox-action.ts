import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** Does something to a conversation, says what came of it, and shows everything anew. */
export function useInboxAction() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; done: string }) => act(),
    onSuccess: (_, { done }) => notify.success({ title: done }),
    onError: (error) => notify.error({ title: text.actions.failed, description: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.inbox.key() }),
  });
  return { run: (act: () => Promise<unknown>, done: string) => mutate({ act, done }), isBusy: isPending };
}
