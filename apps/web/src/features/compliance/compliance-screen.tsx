import { AUDIT_ENTRIES_SHOWN } from '@propguard/rules/lending/audit-trail';
import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AuditTable } from './audit-table.tsx';
import { LenderTab } from './lender-tab.tsx';
import { PortfolioTab } from './portfolio-tab.tsx';
import { auditQuery } from './queries.ts';
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
      <LastActions />
    </Page>
  );
}

function LastActions() {
  const { data, isPending, error, refetch, isFetching } = useQuery(
    auditQuery(undefined, AUDIT_ENTRIES_SHOWN),
  );
  const trail = { items: data?.items, isPending, error, retry: () => void refetch(), isRetrying: isFetching };
  return (
    <Card
      flush
      title={words.trailTitle}
      subtitle={text.audit.lastTitle}
      className="mt-5"
      actions={
        <LinkButton to="/audit?view=whole" size="sm" kind="ghost">
          {words.wholeTrail}
        </LinkButton>
      }
    >
      <AuditTable label={text.audit.lastTitle} trail={trail} />
    </Card>
  );
}
