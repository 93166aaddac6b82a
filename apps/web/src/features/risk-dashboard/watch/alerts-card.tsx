import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { alertsQuery } from '../queries.ts';
import { text } from '../text.ts';
import { useMayChange } from '../use-may-change.ts';
import { AlertRow } from './alert-row.tsx';

const words = text.alerts;

/** What has changed with the watched homes; nothing stands here while nothing has. */
export function AlertsCard() {
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const { data, error, refetch, isFetching } = useQuery(alertsQuery());
  const settled = {
    onError: (failure: unknown) =>
      notify.error({ title: words.notDismissed, description: errorText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.riskDashboard.key() }),
  };
  const dismiss = useMutation(api.riskDashboard.dismiss.mutationOptions(settled));
  const dismissAll = useMutation(api.riskDashboard.dismissAll.mutationOptions(settled));
  if (error && !data)
    return (
      <ReadFailure
        title={words.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.count(data.items.length, data.nextCursor === null)}
      actions={
        mayChange ? (
          <Button size="sm" busy={dismissAll.isPending} onClick={() => dismissAll.mutate({})}>
            {words.dismissAll}
          </Button>
        ) : undefined
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {data.items.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            isBusy={dismiss.isPending && dismiss.variables.id === alert.id}
            onDismiss={mayChange ? () => dismiss.mutate({ id: alert.id }) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
