import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { loanInAddress } from './loan-in-address.ts';
import { type Reported, reportOfQuery } from './queries.ts';
import { text } from './text.ts';

interface StoredReport {
  reportId: string;
  version: number;
}

/** The report of an assessment: the one that is stored, or one that is made when it is first needed. */
export function useStoredReport({ assessmentId, scenarioId }: Reported) {
  const { params } = useAddressParams();
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  const { data } = useQuery(reportOfQuery({ assessmentId, scenarioId }));
  const stored = data?.items[0];
  const making = useMutation({
    mutationFn: async (): Promise<StoredReport> => {
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
  return { stored, making };
}
