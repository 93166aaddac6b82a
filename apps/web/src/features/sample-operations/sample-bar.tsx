import type { SampleOperations } from '@propguard/protocol/sample-operations';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { useWorkspaceMade } from '../../lib/use-workspace-made.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { sampleAsked } from './sample-asked.ts';
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
      await queryClient.invalidateQueries();
      if (done) notify.success({ title: done });
    },
    onError: (error) => {
      notify.error({ title: failed, description: errorText(error) });
      void queryClient.invalidateQueries({ queryKey: api.sampleOperations.key() });
    },
  });
}

const LOOK_EVERY_MS = 1_000;

/** Whether it is being made for a page that was left: then it is looked for until it is there, and all is read again. */
function useMadeElsewhere(state: SampleOperations['state'] | undefined, isOurs: boolean): boolean {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(sampleAsked.isUnderWay);
  const isWaiting = asked && !isOurs && state === 'none';
  useQuery(
    api.sampleOperations.get.queryOptions({
      enabled: isWaiting,
      refetchInterval: isWaiting ? LOOK_EVERY_MS : false,
    }),
  );
  useEffect(() => {
    if (!asked || isOurs || state === undefined) return undefined;
    if (state !== 'none') {
      sampleAsked.end();
      setAsked(false);
      // The workspace was made with it: also who asks is somebody else now.
      void queryClient.invalidateQueries();
      return undefined;
    }
    const tired = setInterval(() => setAsked(sampleAsked.isUnderWay()), LOOK_EVERY_MS);
    return () => clearInterval(tired);
  }, [asked, isOurs, state, queryClient]);
  return isWaiting;
}

/** By the workspace's clocks, as it was made. */
const isOfToday = (madeFor: string | null, zone: string): boolean => madeFor === dayIn(zone, new Date());

interface SampleBarProps {
  fills: boolean;
  /** The screen below. It is drawn once it is known whether the bar stands above it, and moves no more. */
  children?: ReactNode;
  /** In its place until then. */
  waiting?: ReactNode;
}

/**
 * Above the screens of operations, while all that they show is made up. A member who comes to one in a new workspace
 * finds it filled; a visitor is asked, because it would be the first thing that is kept for them.
 */
export function SampleBar({ fills, children, waiting }: SampleBarProps) {
  const { session, signedIn, meets, isPending } = useSession();
  const sample = useQuery(api.sampleOperations.get.queryOptions({ enabled: session !== null }));
  const show = useSampleChange(async () => {
    sampleAsked.begin();
    const made = await apiClient.sampleOperations.show().catch((error: unknown) => {
      // Whoever leaves the page hears nothing more of it: what they asked for is made all the same.
      if (isApiError(error)) sampleAsked.end();
      throw error;
    });
    sampleAsked.end();
    return made;
  }, text.showFailed);
  const remove = useSampleChange(() => apiClient.sampleOperations.remove(), text.removeFailed, text.removed);
  const state = session === null && !isPending ? 'none' : sample.data?.state;
  const isStale =
    state === 'shown' &&
    !isOfToday(sample.data?.madeFor ?? null, session?.workspace?.timeZone ?? USUAL_TIME_ZONE);
  const isMembers = signedIn && meets('agent');
  const isMadeElsewhere = useMadeElsewhere(state, !show.isIdle);
  const fill = isMembers && fills && (state === 'none' || isStale) && show.isIdle && !isMadeElsewhere;
  const { mutate } = show;
  const [isFirst, setFirst] = useState(false);
  const isEmpty = state === 'none';
  useEffect(() => {
    if (!fill) return;
    setFirst(isEmpty);
    mutate(undefined, { onSettled: () => setFirst(false) });
  }, [fill, isEmpty, mutate]);
  // Nobody came to see an empty screen, and it would jump when it is filled.
  const isFilling = (fill && isEmpty) || isFirst || (isMembers && fills && isMadeElsewhere);

  const isKnown = (state !== undefined && !isFilling) || sample.isError;
  const isOffered = state === 'none' && fills && (!signedIn || isMembers);
  return (
    <>
      {state === 'shown' ? (
        <Bar
          title={<span className="text-caution">{text.badge}</span>}
          action={
            meets('agent') ? (
              <Button
                size="sm"
                busy={remove.isPending}
                busyLabel={text.removing}
                onClick={() => remove.mutate()}
              >
                {text.remove}
              </Button>
            ) : null
          }
        >
          {text.shown} <span className="text-muted">{text.more}</span>
        </Bar>
      ) : null}
      {isOffered ? (
        <Bar
          title={text.offer}
          action={
            <Button
              kind="primary"
              size="sm"
              busy={show.isPending || isMadeElsewhere}
              busyLabel={text.showing}
              onClick={() => mutate()}
            >
              {text.show}
            </Button>
          }
        >
          <span className="text-muted">{text.offerMore}</span>
        </Bar>
      ) : null}
      {isKnown ? null : waiting}
      <div className={isKnown ? 'contents' : 'hidden'}>{children}</div>
    </>
  );
}

interface BarProps {
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** On a phone one line: what it says more is for those who listen. */
function Bar({ title, action, children }: BarProps) {
  return (
    <section
      aria-label={text.label}
      className="flex items-center gap-x-3 border-b border-line bg-caution-soft px-4 py-1.5 text-13 max-md:min-h-14 max-md:justify-between md:px-6 md:py-2.5 print-hidden"
    >
      <span className="flex-none font-semibold">{title}</span>
      <p className="min-w-0 flex-1 text-pretty max-md:sr-only">{children}</p>
      {action}
    </section>
  );
}
