import { useAddressParams } from '../../lib/use-address-params.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LeadDetailsTab } from './lead-details-tab.tsx';
import { LeadsTab } from './leads-tab.tsx';
import { ModelTab } from './model-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { text } from './text.ts';

const TABS = ['overview', 'leads', 'details', 'model'] as const;
type TabName = (typeof TABS)[number];
const CHOICES = TABS.map((value) => ({ value, label: text.tabs[value] }));

/** LEADS-SCORE-01 */
export function LeadScoringScreen() {
  const { params, change } = useAddressParams();
  const tab: TabName = TABS.find((name) => name === params.get('tab')) ?? 'overview';
  const leadId = params.get('lead');
  const show = (next: TabName) => change({ tab: next === 'overview' ? null : next });
  return (
    <Page title={text.title} description={text.description}>
      <Tabs label={text.title} tabs={CHOICES} value={tab} onValueChange={show}>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="leads">
          <LeadsTab onChoose={(id) => change({ tab: 'details', lead: id })} />
        </TabPanel>
        <TabPanel value="details">
          <LeadDetailsTab leadId={leadId} onLeads={() => show('leads')} />
        </TabPanel>
        <TabPanel value="model">
          <ModelTab />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
