import type { ChannelCard } from '@propguard/protocol/channels';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { ConfigDialog } from './config-dialog.tsx';
import type { ConnectedCard } from './connected-card.ts';
import { text } from './text.ts';

type Step = ChannelCard['steps'][number];

const LOOKS: Record<Step['state'], string> = {
  done: 'border-positive text-positive',
  failed: 'border-danger text-danger',
  waiting: 'border-control text-muted',
};

/** The steps of setting a channel up, each with what was measured of it. */
export function SetupCard({ channel, mayChange }: { channel: ConnectedCard; mayChange: boolean }) {
  const [configuring, setConfiguring] = useState(false);
  const title = text.setupTitles[channel.channel];
  return (
    <Card
      title={
        <span className="flex items-baseline gap-2">
          <Icon of={CHANNEL_ICONS[channel.channel]} className="self-center" />
          {title}
        </span>
      }
      actions={<Progress steps={channel.steps} />}
    >
      <ol className="mb-3 divide-y divide-line">
        {channel.steps.map(({ name, state, note }, position) => (
          <li key={name} className="flex items-start gap-2.5 py-2">
            <span
              className={clsx(
                'mt-0.5 grid size-5 flex-none place-items-center rounded-full border text-12 tabular-nums',
                LOOKS[state],
              )}
            >
              {state === 'waiting' ? (
                position + 1
              ) : (
                <Icon of={state === 'done' ? Check : X} size={12} label={text.stepStates[state]} />
              )}
            </span>
            <span className="min-w-0 text-13">
              {name}
              <span className="block text-12 text-pretty break-words text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {mayChange ? (
        <ConfigDialog
          channel={channel}
          open={configuring}
          onOpenChange={setConfiguring}
          trigger={<Button size="sm">{text.setupActions[channel.channel]}</Button>}
        />
      ) : null}
    </Card>
  );
}

function Progress({ steps }: { steps: readonly Step[] }) {
  const failed = steps.findIndex(({ state }) => state === 'failed');
  const done = steps.filter(({ state }) => state === 'done').length;
  if (failed >= 0)
    return (
      <Badge tone="danger" icon={X}>
        {text.stoppedAt(failed + 1)}
      </Badge>
    );
  return done === steps.length ? (
    <Badge tone="positive" icon={Check}>
      {text.complete}
    </Badge>
  ) : (
    <Badge tone="accent">{text.stepsDone(done, steps.length)}</Badge>
  );
}
