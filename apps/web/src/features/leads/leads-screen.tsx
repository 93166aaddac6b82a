import { useQuery } from '@tanstack/react-query';
import { FileInput, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListWithPane } from '../../ui/overlays/side-pane.tsx';
import { AllLeads } from './all-leads.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { AutomationTab } from './automation-tab.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { TABS, useLeadAddress } from './lead-address.ts';
import { AddLeadDialog } from './lead-form.tsx';
import { LeadPane } from './lead-pane.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { analyticsQuery } from './queries.ts';
import { text } from './text.ts';

/** OPS-LEAD-01, -06 */
export function LeadsScreen() {
  const address = useLeadAddress();
  const { signedIn, meets } = useSession();
  const [adding, setAdding] = useState(false);
  const analytics = useQuery(analyticsQuery());
  return (
    <Page
      title={text.title}
      actions={
        <>
          {signedIn && meets('agent') ? (
            <LinkButton icon={FileInput} to={SCREENS.leadForms.path}>
              {text.list.forms}
            </LinkButton>
          ) : null}
          {signedIn && meets('admin') ? (
            <LinkButton icon={Upload} to={SCREENS.leadImports.path}>
              {text.list.import}
            </LinkButton>
          ) : null}
          <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
            {text.list.add}
          </Button>
        </>
      }
    >
      <ListWithPane
        list={
          <>
            <KpiCards analytics={analytics} />
            <Tabs
              label={text.tabsLabel}
              tabs={TABS.map((value) => ({ value, label: text.tabs[value] }))}
              value={address.tab}
              onValueChange={address.showTab}
              className="mt-5"
            >
              <TabPanel value="overview">
                <OverviewTab analytics={analytics.data} address={address} />
              </TabPanel>
              <TabPanel value="all">
                <AllLeads address={address} analytics={analytics.data} onAdd={() => setAdding(true)} />
              </TabPanel>
              <TabPanel value="analytics">
                <AnalyticsTab analytics={analytics} />
              </TabPanel>
              <TabPanel value="automation">
                <AutomationTab analytics={analytics.data} />
              </TabPanel>
            </Tabs>
          </>
        }
        pane={
          address.leadId === null ? null : (
            <LeadPane
              key={address.leadId}
              id={address.leadId}
              analytics={analytics.data}
              onClose={() => address.openLead(null)}
            />
          )
        }
      />
      {adding ? <AddLeadDialog onClose={() => setAdding(false)} onAdded={address.openLead} /> : null}
    </Page>
  );
}
