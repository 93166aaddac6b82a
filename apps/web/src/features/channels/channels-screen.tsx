import { NAMED_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { useWidget } from '../../parts/widget/use-widget.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { KeyFigure, KeyFigures, KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { AddChannelDialog } from './add-channel-dialog.tsx';
import { CallLog } from './call-log.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { ChatbotCard } from './chatbot-card.tsx';
import { isConnectedCard } from './connected-card.ts';
import { IntegrationCard } from './integration-card.tsx';
import { LeadsStrip } from './leads-strip.tsx';
import { overviewQuery } from './queries.ts';
import { SetupCard } from './setup-card.tsx';
import { text } from './text.ts';
import { AIM_SECONDS, AIM_UPTIME, activeScale, responseScale, uptimeScale } from './total-scales.ts';

const isNamed = (channel: string): boolean => (NAMED_CHANNELS as readonly string[]).includes(channel);

/** Where people write to the workspace: how each channel is, how it is set up, and what came in. */
export function ChannelsScreen() {
  const { signedIn, meets } = useSession();
  const mayChange = signedIn && meets('admin');
  const mayWork = signedIn && meets('agent');
  const { data: overview, error, isFetching, refetch } = useQuery(overviewQuery());
  const widget = useWidget();
  // The first look makes the website's channel: what was read before it would jump when it is there.
  const [isWhole, setWhole] = useState(false);
  if (!isWhole && overview && !widget.isComing) setWhole(true);
  const data = isWhole ? overview : undefined;
  const all = data?.totals.named ?? 0;
  const queryClient = useQueryClient();
  const testAll = useMutation(
    api.channels.testAll.mutationOptions({
      onSuccess: ({ channels }) => {
        const asked = channels.filter(({ id }) => id !== null);
        const answered = asked.filter(({ status }) => status !== 'error').length;
        notify[answered === asked.length ? 'success' : 'error']({
          title: text.tested(answered, asked.length),
        });
      },
      onError: (failure) => notify.error({ title: errorText(failure) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
    }),
  );
  // Without a channel there is nothing to test.
  const isAnyConnected = data?.channels.some(({ id }) => id !== null) === true;
  const named = data?.channels.filter(({ channel }) => isNamed(channel)) ?? [];
  const beside = data?.channels.filter(({ channel }) => !isNamed(channel)) ?? [];
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        mayWork ? (
          <>
            {isAnyConnected ? (
              <Button
                icon={Zap}
                busy={testAll.isPending}
                busyLabel={text.testing}
                onClick={() => testAll.mutate({})}
              >
                {text.testAll}
              </Button>
            ) : null}
            {mayChange && data ? <AddChannelDialog channels={data.channels} /> : null}
          </>
        ) : undefined
      }
      badge={data ? <Badge tone="accent">{text.active(data.totals.active, all)}</Badge> : undefined}
    >
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="grid gap-3 md:gap-5">
          {data ? (
            <KeyFigures label={text.figures} size="lg">
              <KeyFigure
                label={text.totalLeads}
                value={data.totals.leads}
                unit={text.days30}
                note={<LeadsStrip channels={data.channels} />}
              />
              <KeyFigure
                label={text.activeChannels}
                value={data.totals.active}
                unit={text.ofChannels(all)}
                scale={activeScale(data.totals.active, all)}
              />
              <KeyFigure
                label={text.responseTime}
                value={text.seconds(data.totals.responseSeconds)}
                unit={text.responseAim(AIM_SECONDS)}
                scale={responseScale(data.totals.responseSeconds)}
              />
              <KeyFigure
                label={text.uptime}
                value={text.percent(data.totals.uptime)}
                unit={text.uptimeAim(AIM_UPTIME)}
                scale={uptimeScale(data.totals.uptime)}
                note={text.measured}
              />
            </KeyFigures>
          ) : (
            <KeyFiguresSkeleton label={text.figures} size="lg" count={4} />
          )}
          <div className="grid gap-3 after-loading md:grid-cols-2 md:gap-5">
            {data
              ? named.map((channel) => (
                  <ChannelPanel
                    key={channel.channel}
                    channel={channel}
                    mayChange={mayChange}
                    mayWork={mayWork}
                  />
                ))
              : [1, 2, 3, 4].map((place) => <Skeleton key={place} height={212} />)}
          </div>
          <IntegrationCard inUse={widget} mayChange={mayChange} />
          {beside.length > 0 ? (
            <section aria-label={text.beside} className="grid gap-3">
              <h2 className="text-16 font-semibold">{text.beside}</h2>
              <div className="grid gap-3 md:grid-cols-2 md:gap-5">
                {beside.map((channel) => (
                  <ChannelPanel
                    key={channel.channel}
                    channel={channel}
                    mayChange={mayChange}
                    mayWork={mayWork}
                  />
                ))}
              </div>
            </section>
          ) : null}
          {data ? (
            <section aria-label={text.setup} className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
              {data.channels.filter(isConnectedCard).map((channel) => (
                <SetupCard key={channel.channel} channel={channel} mayChange={mayChange} />
              ))}
            </section>
          ) : null}
          <ChatbotCard mayChange={mayChange} />
          {mayWork ? <CallLog /> : null}
        </div>
      )}
    </Page>
  );
}
