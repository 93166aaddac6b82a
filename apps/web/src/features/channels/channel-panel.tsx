import type { ChannelCard } from '@propguard/protocol/channels';
import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, RefreshCw, Settings } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { AnalyticsDialog } from './analytics-dialog.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { ChannelStatus } from './channel-status.tsx';
import { ConfigDialog } from './config-dialog.tsx';
import { isConnectedCard } from './connected-card.ts';
import { text } from './text.ts';
import { UptimeStrip } from './uptime-strip.tsx';

interface ChannelPanelProps {
  channel: ChannelCard;
  mayChange: boolean;
  mayWork: boolean;
}

/** One channel: its switch, its figures, the days that were measured, and the fault with its cure. */
export function ChannelPanel({ channel, mayChange, mayWork }: ChannelPanelProps) {
  const queryClient = useQueryClient();
  const [configuring, setConfiguring] = useState(false);
  const { dateTime } = useInstantText();
  const { name } = PANEL_NAMES[channel.channel];
  const { id } = channel;
  const settled = {
    onError: (error: unknown) => notify.error({ title: errorText(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.key() }),
  };
  const change = useMutation(api.channels.change.mutationOptions(settled));
  const sync = useMutation(
    api.channels.sync.mutationOptions({
      ...settled,
      onSuccess: ({ status }) =>
        status === 'error'
          ? notify.error({ title: text.notSynced(name) })
          : notify.success({ title: text.synced(name) }),
    }),
  );
  const enabled = change.isPending ? change.variables.enabled : channel.enabled;
  return (
    <Card
      title={
        <span className="flex items-baseline gap-2">
          <Icon of={CHANNEL_ICONS[channel.channel]} className="self-center" />
          {name}
        </span>
      }
      subtitle={text.platform(channel)}
      actions={
        <>
          <ChannelStatus status={channel.status} />
          {id && mayChange ? (
            <Switch
              label={text.enable(name)}
              labelHidden
              checked={enabled}
              onCheckedChange={(next) => change.mutate({ id, enabled: next })}
            />
          ) : null}
        </>
      }
      foot={
        id || mayChange ? (
          <>
            <span className="mr-auto">
              {id ? text.lastSync(channel.lastSyncAt ? dateTime(channel.lastSyncAt) : null) : null}
            </span>
            {id && mayWork ? (
              <Button
                kind="ghost"
                size="sm"
                icon={RefreshCw}
                busy={sync.isPending}
                busyLabel={text.syncing}
                onClick={() => sync.mutate({ id })}
              >
                {text.sync}
              </Button>
            ) : null}
            {mayChange && !isConnectedCard(channel) ? (
              <LinkButton
                kind={id ? 'ghost' : 'secondary'}
                size="sm"
                icon={Settings}
                to={SCREENS.chatbot.path}
              >
                {id ? text.config : text.connect}
              </LinkButton>
            ) : null}
            {mayChange && isConnectedCard(channel) ? (
              <ConfigDialog
                channel={channel}
                open={configuring}
                onOpenChange={setConfiguring}
                trigger={
                  id ? (
                    <Button kind="ghost" size="sm" icon={Settings}>
                      {text.config}
                    </Button>
                  ) : (
                    <Button size="sm" aria-label={text.connectOf(name)}>
                      {text.connect}
                    </Button>
                  )
                }
              />
            ) : null}
            {id ? (
              <AnalyticsDialog
                channel={channel}
                trigger={
                  <Button kind="ghost" size="sm" icon={ChartColumn}>
                    {text.analytics}
                  </Button>
                }
              />
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="grid gap-3.5">
        {channel.error ? (
          <Alert
            tone="danger"
            title={channel.error}
            action={
              mayChange && isConnectedCard(channel) ? (
                <Button size="sm" onClick={() => setConfiguring(true)}>
                  {text.setKey}
                </Button>
              ) : undefined
            }
          />
        ) : null}
        {id ? (
          <>
            <dl className="grid grid-cols-2 gap-y-3 sm:grid-cols-4">
              <Figure label={text.leads} value={String(channel.leads)} />
              <Figure label={text.conversion} value={text.percent(channel.conversionRate)} />
              <Figure label={text.response} value={text.seconds(channel.responseSeconds)} />
              <Figure label={text.uptime} value={text.percent(channel.uptime, 2)} />
            </dl>
            <UptimeStrip days={channel.days} />
          </>
        ) : (
          <p className="text-13 text-muted">{mayChange ? text.unconnected : text.readOnly}</p>
        )}
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-20 font-semibold tracking-figure tabular-nums">{value}</dd>
    </div>
  );
}
