import type { ChannelCard } from '@propguard/protocol/channels';
import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import type { ReactNode } from 'react';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { inboxPath } from '../../routes/assist.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { text } from './text.ts';
import { UptimeStrip } from './uptime-strip.tsx';

/** What came by one channel, with what each figure counts. */
export function AnalyticsDialog({ channel, trigger }: { channel: ChannelCard; trigger: ReactNode }) {
  const { dateTime } = useInstantText();
  const { analyticsRows: rows } = text;
  return (
    <Dialog
      trigger={trigger}
      title={text.analyticsTitle(PANEL_NAMES[channel.channel].name)}
      size="sm"
      footer={
        <>
          <LinkButton kind="ghost" to={SCREENS.conversationAnalytics.path}>
            {text.seeAnalytics}
          </LinkButton>
          <LinkButton kind="primary" to={inboxPath({ channel: channel.channel })}>
            {text.seeConversations}
          </LinkButton>
        </>
      }
    >
      <DefinitionList
        className="mb-4"
        items={[
          { term: rows.leads, detail: channel.leads },
          { term: rows.conversion, detail: text.percent(channel.conversionRate) },
          { term: rows.response, detail: text.seconds(channel.responseSeconds) },
          { term: rows.uptime, detail: text.percent(channel.uptime, 2) },
          { term: rows.checked, detail: channel.checkedAt ? dateTime(channel.checkedAt) : text.never },
        ]}
      />
      <UptimeStrip days={channel.days} />
    </Dialog>
  );
}
