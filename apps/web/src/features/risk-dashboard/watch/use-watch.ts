import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';

const words = text.watchList;

/** Puts homes on the watch list and takes them off. */
export function useWatch() {
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) =>
      notify.error({
        title: words.notDone,
        description: fieldErrorsOf(error)[0]?.message ?? errorText(error),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.riskDashboard.key() }),
  };
  const watch = useMutation(
    api.riskDashboard.watch.mutationOptions({
      ...settled,
      onSuccess: () => notify.success({ title: words.added }),
    }),
  );
  const unwatch = useMutation(
    api.riskDashboard.unwatch.mutationOptions({
      ...settled,
      onSuccess: () => notify.success({ title: words.removed }),
    }),
  );
  return { watch, unwatch, isBusy: watch.isPending || unwatch.isPending };
}
