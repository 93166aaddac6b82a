import type { PlanName } from '@propguard/rules/plans/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { usageQuery } from './queries.ts';

/** Done at once, or over at the payment page: then the browser goes there and stays busy until it has. */
export function useChoosePlan(onDone: () => void) {
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  const choose = useMutation({
    ...api.plans.purchase.mutationOptions(),
    onSuccess: async (reply) => {
      if (reply.outcome === 'checkout') {
        window.location.assign(reply.url);
        return;
      }
      queryClient.setQueryData(usageQuery().queryKey, reply.usage);
      await workspaceMade();
      onDone();
    },
  });
  return {
    choose: (plan: PlanName) => choose.mutate({ plan }),
    isBusy: choose.isPending || choose.data?.outcome === 'checkout',
    error: choose.error,
  };
}
