import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { loanInAddress } from './loan-in-address.ts';
import { type Reported, reportOfQuery } from './queries.ts';
import { text } from './text.ts';
import type { SharedVersion } from './use-share.ts';

/** The report that is stored, or one that is made now; whoever asks needs one. */
export function useMakeReport({ assessmentId, scenarioId }: Reported) {
  const { params } = useAddressParams();
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  return useMutation({
    mutationFn: async (): Promise<SharedVersion> => {
      const { items } = await queryClient.fetchQuery(reportOfQuery({ assessmentId, scenarioId }));
      const [stored] = items;
      if (stored) return { reportId: stored.reportId, version: stored.latest.version };
      const loan = loanInAddress(params);
      const report = await apiClient.reports.create({
        assessmentId,
        ...(scenarioId === undefined ? {} : { scenarioId }),
        ...(loan ? { loan } : {}),
      });
      await queryClient.invalidateQueries({ queryKey: api.reports.list.key() });
      void workspaceMade();
      return { reportId: report.report_id, version: report.version };
    },
    onError: (error) => notify.error({ title: text.tab.makeFailed, description: errorText(error) }),
  });
}
