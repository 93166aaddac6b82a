import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery, useSession } from './session.ts';

/** To be told after something was kept: the first thing a visitor keeps makes their workspace. */
export function useWorkspaceMade(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { session } = useSession();
  return async () => {
    if (session?.workspace == null)
      await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  };
}
