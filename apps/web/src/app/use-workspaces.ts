import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { errorText } from '../lib/error-text.ts';
import { replaceSession, useSession } from '../lib/session.ts';
import { notify } from '../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** The workspaces of the account, and the switch between them. */
export function useWorkspaces() {
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const mine = useQuery(api.workspaces.mine.queryOptions({ enabled: signedIn }));
  const activate = useMutation(
    api.workspaces.activate.mutationOptions({
      onSuccess: async (session) => {
        await replaceSession(queryClient, session);
        notify.success({ title: text.workspaceSwitched, description: session.workspace?.name ?? '' });
      },
      onError: (error) => notify.error({ title: text.workspaceNotSwitched, description: errorText(error) }),
    }),
  );
  return {
    workspaces: mine.data?.items ?? [],
    isError: mine.isError,
    switchTo: (id: string) => activate.mutate({ id }),
  };
}
