import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiClient } from '../../lib/api.ts';
import { replaceSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';

/** After the workspace is gone for this person: asks which one the session is in now, and starts there. */
export function useReopenSession() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const { session } = await apiClient.account.session();
    await navigate(SCREENS.search.path);
    await replaceSession(queryClient, session);
  };
}
