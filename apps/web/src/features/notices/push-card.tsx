import type { PushBrowser } from '@propguard/protocol/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { isPushBlocked, isPushPossible, ownEndpoint, subscribe, unsubscribe } from './browser-push.ts';
import { text } from './text.ts';

const words = text.push;
const HANDHELD = /iPhone|iPad|Android/;
const OWN = ['own push endpoint'];

/** Which browsers show notices while the product is closed, and whether this one does. */
export function PushCard() {
  const isPossible = isPushPossible();
  const { data, error, isFetching, refetch } = useQuery(api.notices.pushBrowsers.queryOptions());
  const own = useQuery({ queryKey: OWN, queryFn: ownEndpoint, enabled: isPossible });
  const isHere = data?.items.some(({ endpoint }) => endpoint === own.data) ?? false;
  return (
    <Card
      flush
      title={words.title}
      actions={
        data && isPossible && !isPushBlocked() && !isHere ? (
          <AllowHere publicKey={data.publicKey} />
        ) : undefined
      }
      foot={words.about}
    >
      {data ? (
        <>
          {isPossible ? null : (
            <p className="border-t border-line px-4 py-3 text-muted md:px-5">{words.impossible}</p>
          )}
          {isPossible && data.items.length === 0 ? (
            <p className="border-t border-line px-4 py-3 text-muted md:px-5">
              {isPushBlocked() ? words.blocked : words.none}
            </p>
          ) : null}
          <ul aria-label={words.title} className="divide-y divide-line border-t border-line empty:hidden">
            {data.items.map((browser) => (
              <BrowserRow key={browser.id} browser={browser} isHere={browser.endpoint === own.data} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-t border-line"
        />
      ) : (
        <Loading label={words.loading} className="border-t border-line">
          <SkeletonTable rows={1} columns={2} />
        </Loading>
      )}
    </Card>
  );
}

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: OWN }),
      queryClient.invalidateQueries({ queryKey: api.notices.pushBrowsers.key() }),
    ]);
};

function AllowHere({ publicKey }: { publicKey: string }) {
  const refresh = useRefresh();
  const allow = useMutation({
    mutationFn: async () => {
      const made = await subscribe(publicKey);
      if (!made) return 'refused' as const;
      const { items } = await apiClient.account.sessions();
      const device = items.find(({ current }) => current)?.device ?? words.thisBrowser;
      await apiClient.notices.addPushBrowser({ device, ...made });
      return 'allowed' as const;
    },
    onSuccess: (outcome) =>
      outcome === 'allowed'
        ? notify.success({ title: words.allowed })
        : notify.error({ title: words.notAllowed, description: words.blocked }),
    onError: (error) => notify.error({ title: words.notAllowed, description: errorText(error) }),
    onSettled: refresh,
  });
  return (
    <Button size="sm" busy={allow.isPending} busyLabel={words.allowing} onClick={() => allow.mutate()}>
      {words.allow}
    </Button>
  );
}

function BrowserRow({ browser, isHere }: { browser: PushBrowser; isHere: boolean }) {
  const refresh = useRefresh();
  const instant = useInstantText();
  const { id, device, createdAt, lastPushedAt } = browser;
  const tryOut = useMutation(
    api.notices.tryPush.mutationOptions({
      onSuccess: () => notify.success({ title: words.tried }),
      onError: (error) => notify.error({ title: words.notTried, description: errorText(error) }),
    }),
  );
  const remove = useMutation({
    mutationFn: async () => {
      await apiClient.notices.removePushBrowser({ id });
      if (isHere) await unsubscribe();
    },
    onSuccess: () => notify.success({ title: words.removed(device) }),
    onError: (error) => notify.error({ title: words.notRemoved, description: errorText(error) }),
    onSettled: refresh,
  });
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 md:px-5">
      <Icon of={HANDHELD.test(device) ? Smartphone : Monitor} className="text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{device}</span>
          {isHere ? <Badge tone="accent">{words.here}</Badge> : null}
        </p>
        <p className="text-12 text-muted">
          {lastPushedAt ? words.last(instant.dateTime(lastPushedAt)) : words.since(instant.date(createdAt))}
        </p>
      </div>
      <Button
        size="sm"
        kind="ghost"
        aria-label={words.tryOf(device)}
        busy={tryOut.isPending}
        onClick={() => tryOut.mutate({ id })}
      >
        {words.try}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        aria-label={words.removeOf(device)}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {words.remove}
      </Button>
    </li>
  );
}
