import type { ChannelCard } from '@propguard/protocol/channels';
import { PANEL_NAMES, type PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChannelGuide } from './channel-guide.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { ChannelStatus } from './channel-status.tsx';
import { isConnectedCard } from './connected-card.ts';
import { outcomeOf } from './test-outcome.ts';
import { text } from './text.ts';
import { WebsiteGuide } from './website-guide.tsx';

/** One way to every channel: which one, how it is set up, and a message that goes round before it is called done. */
export function AddChannelDialog({ channels }: { channels: readonly ChannelCard[] }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<PanelChannel | null>(null);
  const channel = channels.find((one) => one.channel === chosen);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setChosen(null);
      }}
      trigger={
        <Button kind="primary" icon={Plus}>
          {text.add}
        </Button>
      }
      title={channel ? text.connectOf(PANEL_NAMES[channel.channel].name) : text.add}
      description={channel ? guideOf(channel) : text.addHint}
      footer={
        channel ? (
          <>
            <Button kind="ghost" icon={ChevronLeft} className="mr-auto" onClick={() => setChosen(null)}>
              {text.another}
            </Button>
            {/* Only a message that went round makes it done; until then it can be left and gone on with. */}
            {outcomeOf(channel.test) === 'passed' ? (
              <Button kind="primary" onClick={() => setOpen(false)}>
                {text.done}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {channel ? (
        <div className="grid gap-6">
          {isConnectedCard(channel) ? (
            <ChannelGuide key={channel.channel} channel={channel} />
          ) : (
            <WebsiteGuide channel={channel} />
          )}
        </div>
      ) : (
        <ul className="grid gap-2">
          {channels.map((one) => (
            <li key={one.channel}>
              <Choice channel={one} onChoose={() => setChosen(one.channel)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const guideOf = (channel: ChannelCard): string =>
  isConnectedCard(channel) ? text.guides[channel.channel] : text.siteGuide;

function Choice({ channel, onChoose }: { channel: ChannelCard; onChoose: () => void }) {
  const { name, platform } = PANEL_NAMES[channel.channel];
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-2 border border-control px-3.5 py-2.5 text-left hover:bg-hover"
    >
      <Icon of={CHANNEL_ICONS[channel.channel]} />
      <span className="min-w-0 flex-1 text-13">
        <span className="block font-semibold">{name}</span>
        <span className="block truncate text-12 text-muted">{platform}</span>
      </span>
      <ChannelStatus status={channel.status} />
      <Icon of={ChevronRight} size={14} className="text-muted" />
    </button>
  );
}
