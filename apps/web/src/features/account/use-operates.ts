import type { Session } from '@propguard/protocol/account';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** After somebody has become the operator: the menus show it, and they start at Home. */
export function useOperates() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (session: Session): Promise<void> => {
    setSession(queryClient, session);
    await navigate(SCREENS.home.path, { replace: true });
    notify.success({ title: text.claim.done });
  };
}
