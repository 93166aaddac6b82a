import type { PortfolioDetail } from '@propguard/protocol/portfolios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { ProgressCard } from '../../../ui/feedback/progress-card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';

const words = text.page;

export function PortfolioProgress({ detail: { id, rows, rowsDone } }: { detail: PortfolioDetail }) {
  const queryClient = useQueryClient();
  const cancel = useMutation(
    api.portfolios.cancel.mutationOptions({
      onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.portfolios.key() }),
    }),
  );
  return (
    <ProgressCard
      title={rows === null ? words.cutting : words.valuing}
      done={rowsDone}
      total={rows}
      countText={rows === null ? '' : words.progress(rowsDone, rows)}
      cancelLabel={words.cancel}
      cancelling={cancel.isPending}
      onCancel={() => cancel.mutate({ id })}
    />
  );
}
