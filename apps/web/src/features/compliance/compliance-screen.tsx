import { useAddressParams } from '../../lib/use-address-params.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LastActions } from './last-actions.tsx';
import { LenderTab } from './lender-tab.tsx';
import { PortfolioTab } from './portfolio-tab.tsx';
import { RuleSetsTab } from './rule-sets-tab.tsx';
import { text } from './text.ts';

const words = text.compliance;
const TABS = ['portfolio', 'rules', 'lender'] as const;
type Tab = (typeof TABS)[number];
const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

export function ComplianceScreen() {
  const { params, change } = useAddressParams();
  const asked = params.get('tab');
  const tab = isTab(asked) ? asked : 'portfolio';
  return (
    <Page title={words.title} description={words.description}>
      <Tabs
        label={words.tabs}
        tabs={TABS.map((value) => ({ value, label: words.tab[value] }))}
        value={tab}
        onValueChange={(next) =>
          change({ tab: next === 'portfolio' ? null : next, version: null, edit: null })
        }
      >
        <TabPanel value="portfolio">
          <PortfolioTab />
        </TabPanel>
        <TabPanel value="rules">
          <RuleSetsTab />
        </TabPanel>
        <TabPanel value="lender">
          <LenderTab />
        </TabPanel>
      </Tabs>
      <div className="after-loading mt-5">
        <LastActions />
      </div>
    </Page>
  );
}
