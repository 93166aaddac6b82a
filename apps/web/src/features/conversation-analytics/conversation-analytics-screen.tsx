import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AnalyticsDashboard } from './analytics-dashboard.tsx';
import { ConversationViewer } from './conversation-viewer.tsx';
import { choicesQuery, type From } from './queries.ts';
import { text } from './text.ts';

const TABS = [
  { value: 'dashboard' as const, label: text.tabs.dashboard },
  { value: 'viewer' as const, label: text.tabs.viewer },
];
const FROM = [
  { value: 'own' as const, label: text.from.own },
  { value: 'sensay' as const, label: text.from.sensay },
];

/** `/sensay-analytics`: our own conversations; where Sensay is connected, its own beside them, never summed. */
export function ConversationAnalyticsScreen() {
  const { params, change } = useAddressParams();
  const choices = useQuery(choicesQuery()).data;
  const tab = params.get('tab') === 'viewer' ? 'viewer' : 'dashboard';
  const from: From = params.get('from') === 'sensay' && choices?.hasSensay ? 'sensay' : 'own';
  return (
    <Page
      title={text.title}
      actions={
        choices?.hasSensay ? (
          <SegmentedControl
            label={text.from.label}
            options={FROM}
            value={from}
            onValueChange={(next) => change({ from: next === 'own' ? null : next, conversation: null })}
          />
        ) : null
      }
    >
      <Tabs
        label={text.tabs.label}
        tabs={TABS}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'dashboard' ? null : next })}
      >
        <TabPanel value="dashboard">
          <AnalyticsDashboard key={from} from={from} />
        </TabPanel>
        <TabPanel value="viewer">
          <ConversationViewer key={from} from={from} conversations={choices?.conversations ?? []} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
