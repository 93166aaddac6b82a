import type { SampleOperations } from '@propguard/protocol/sample-operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** After it was made or removed, everything on the screen is of another agency. */
function useSampleChange(change: () => Promise<SampleOperations>, failed: string, done?: string) {
  const queryClient = useQueryClient();
  const workspaceMade = useWorkspaceMade();
  return useMutation({
    mutationFn: change,
    onSuccess: async (sample) => {
      queryClient.setQueryData(api.sampleOperations.get.queryKey(), sample);
      await workspaceMade();
      void queryClient.invalidateQueries();
      if (done) notify.success({ title: done });
    },
    onError: (error) => {
      notify.error({ title: failed, description: errorText(error) });
      void queryClient.invalidateQueries({ queryKey: api.sampleOperations.key() });
    },
  });
}

const isOfToday = (madeFor: string | null): boolean => madeFor === new Date().toLocaleDateString('en-CA');

/**
 * Above the screens of operations, while all that they show is made up. A member who comes to one in a new workspace
 * finds it filled; a visitor is asked, because it would be the first thing that is kept for them.
 */
export function SampleBar({ fills }: { fills: boolean }) {
  const { session, signedIn, meets, isPending } = useSession();
  const sample = useQuery(api.sampleOperations.get.queryOptions({ enabled: session !== null }));
  const show = useSampleChange(() => apiClient.sampleOperations.show(), text.showFailed);
  const remove = useSampleChange(() => apiClient.sampleOperations.remove(), text.removeFailed, text.removed);
  const state = session === null && !isPending ? 'none' : sample.data?.state;
  const isStale = state === 'shown' && !isOfToday(sample.data?.madeFor ?? null);
  const isMembers = signedIn && meets('agent');
  const fill = isMembers && fills && (state === 'none' || isStale) && show.isIdle;
  const { mutate } = show;
  useEffect(() => {
    if (fill) mutate();
  }, [fill, mutate]);

  if (state === 'shown')
    return (
      <Bar>
        <span className="font-semibold text-caution">{text.badge}</span>
        <p className="min-w-0 flex-[1_1_18rem] text-pretty">
          {text.shown} <span className="text-muted">{text.more}</span>
        </p>
        {meets('agent') ? (
          <Button size="sm" busy={remove.isPending} busyLabel={text.removing} onClick={() => remove.mutate()}>
            {text.remove}
          </Button>
        ) : null}
      </Bar>
    );
  if (state !== 'none' || !fills || (signedIn && !isMembers)) return null;
  return (
    <Bar>
      <p className="min-w-0 flex-[1_1_18rem] text-pretty">
        <span className="font-semibold">{text.offer}</span>{' '}
        <span className="text-muted">{text.offerMore}</span>
      </p>
      <Button
        kind="primary"
        size="sm"
        busy={show.isPending}
        busyLabel={text.showing}
        onClick={() => mutate()}
      >
        {text.show}
      </Button>
    </Bar>
  );
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-caution-soft px-4 py-2.5 text-13 md:px-6 print-hidden"
    >
      {children}
    </section>
  );
}
