import type { Webhook } from '@propguard/protocol/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EndpointMenu } from './endpoint-menu.tsx';
import { StateBadge } from './state-badge.tsx';
import { text } from './text.ts';

interface EndpointLineProps {
  webhook: Webhook;
  isLogOpen: boolean;
  onOpenLog: (id: string | null) => void;
}

export function EndpointLine({ webhook, isLogOpen, onOpenLog }: EndpointLineProps) {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() });
  const change = useMutation(
    api.webhooks.change.mutationOptions({
      onError: (error) => notify.error({ title: text.notChanged, description: errorText(error) }),
      onSettled: refresh,
    }),
  );
  const test = useMutation(
    api.webhooks.test.mutationOptions({
      onSuccess: () => {
        notify.success({ title: text.tested });
        onOpenLog(webhook.id);
      },
      onError: (error) => notify.error({ title: text.notTested, description: errorText(error) }),
      onSettled: refresh,
    }),
  );
  const { id, name, url, events, isActive, goneAt, previousSecretUntil, lastDelivery } = webhook;
  const note = [
    goneAt ? text.gone : null,
    previousSecretUntil ? text.rotating(instant.dateTime(previousSecretUntil)) : null,
  ]
    .filter((one) => one !== null)
    .join(' ');
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5',
        isLogOpen && 'bg-accent-soft',
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {lastDelivery ? <StateBadge {...lastDelivery} /> : null}
        </p>
        <p className="font-mono text-12 break-all text-muted">{url}</p>
        <p className="text-12 text-muted" title={events.map((event) => text.events[event]).join('\n')}>
          {text.hears(events.length)}
          {lastDelivery ? ` · ${instant.dateTime(lastDelivery.at)}` : ''}
        </p>
        {note ? <p className="mt-0.5 text-12 text-caution">{note}</p> : null}
      </div>
      <Switch
        label={isActive ? text.on : text.off}
        aria-label={text.switchOf(name)}
        checked={isActive}
        disabled={change.isPending}
        onCheckedChange={(checked) => change.mutate({ id, isActive: checked })}
      />
      <Button
        size="sm"
        aria-label={text.testOf(name)}
        busy={test.isPending}
        busyLabel={text.testing}
        onClick={() => test.mutate({ id })}
      >
        {text.test}
      </Button>
      <EndpointMenu webhook={webhook} onOpenLog={onOpenLog} />
    </li>
  );
}
