import type { ChainOverview } from '@propguard/protocol/titles';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { ContractsTab } from './contracts-tab.tsx';
import { CreateMortgageForm } from './create-mortgage-form.tsx';
import { MintForm } from './mint-form.tsx';
import { MortgagesTab } from './mortgages-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PropertiesTab } from './properties-tab.tsx';
import { text } from './text.ts';
import { DEMO_TABS, useDemoTab } from './use-demo-tab.ts';

export function DemoTabs({ overview }: { overview: ChainOverview }) {
  const { tab, open } = useDemoTab();
  const counts: Partial<Record<(typeof DEMO_TABS)[number], number>> = {
    properties: overview.titleCount,
    mortgages: overview.mortgageCount,
  };
  return (
    <Tabs
      label={text.tabsLabel}
      value={tab}
      onValueChange={(next) => open(next)}
      tabs={DEMO_TABS.map((value) => ({
        value,
        label: text.tabs[value],
        ...(counts[value] === undefined ? {} : { count: counts[value] }),
      }))}
    >
      <TabPanel value="overview">
        <OverviewTab overview={overview} />
      </TabPanel>
      <TabPanel value="contracts">
        <ContractsTab overview={overview} />
      </TabPanel>
      <TabPanel value="properties">
        <PropertiesTab overview={overview} />
      </TabPanel>
      <TabPanel value="mortgages">
        <MortgagesTab overview={overview} />
      </TabPanel>
      <TabPanel value="mint">
        <MintForm overview={overview} />
      </TabPanel>
      <TabPanel value="create-mortgage">
        <CreateMortgageForm overview={overview} />
      </TabPanel>
    </Tabs>
  );
}
