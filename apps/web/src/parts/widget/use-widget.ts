import type { Widget } from '@propguard/protocol/widget';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

const widgetQuery = () => api.widget.get.queryOptions();

export type WidgetInUse = ReturnType<typeof useWidget>;

/** The workspace's widget. Whoever looks for the first time, and may, makes it. */
export function useWidget() {
  const { signedIn, meets } = useSession();
  const mayMake = signedIn && meets('agent');
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(widgetQuery());
  const {
    mutate,
    isIdle,
    isPending: isBeingMade,
    error: notMade,
    reset,
  } = useMutation(
    api.widget.make.mutationOptions({
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.widget.key() }),
          queryClient.invalidateQueries({ queryKey: api.channels.key() }),
        ]),
    }),
  );
  const isMissing = data !== undefined && data.widget === null;
  useEffect(() => {
    if (isMissing && mayMake && isIdle) mutate({});
  }, [isMissing, mayMake, isIdle, mutate]);
  const widget: Widget | null = data?.widget ?? null;
  return {
    widget,
    /** Not known yet, or being made: what is read meanwhile will change with it. */
    isComing: (data === undefined && !error) || (isMissing && mayMake && isIdle) || isBeingMade,
    isForOthers: isMissing && !mayMake,
    error: widget ? null : (error ?? notMade),
    isFetching,
    retry: () => {
      reset();
      void refetch();
    },
  };
}
