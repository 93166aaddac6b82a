import type { ComponentProps } from 'react';
import type { AssessmentTab } from '../features/assessments/assessment-tab.ts';
import { DashboardTab } from '../features/assessments/dashboard-tab.tsx';
import { SCREENS } from '../routes/route-table.ts';
import { intelligenceText } from './intelligence-text.ts';
import { onDemand } from './on-demand.tsx';

const words = intelligenceText;

const Chat = onDemand(async () => (await import('../features/assistant/dashboard/chat-tab.tsx')).ChatTab);
const Risk = onDemand(async () => (await import('../features/assessments/risk/risk-tab.tsx')).RiskTab);
/** The audit trail is another feature's; it stands below the verdicts. */
const Apra = onDemand(async () => {
  const [{ ApraTab }, { LastActions }] = await Promise.all([
    import('../features/assessments/apra/apra-tab.tsx'),
    import('../features/compliance/last-actions.tsx'),
  ]);
  return (shown: Omit<ComponentProps<typeof ApraTab>, 'trail'>) => (
    <ApraTab {...shown} trail={<LastActions />} />
  );
});
const Reports = onDemand(async () => (await import('../features/reports/reports-tab.tsx')).ReportsTab);
const Blockchain = onDemand(
  async () => (await import('../features/certificates/blockchain-tab.tsx')).BlockchainTab,
);
const Pricing = onDemand(async () => (await import('../features/plans/pricing-tab.tsx')).PricingTab);
const Features = onDemand(async () => (await import('../features/plans/features-tab.tsx')).FeaturesTab);
const Returns = onDemand(
  async () => (await import('../features/assessments/returns/returns-tab.tsx')).ReturnsTab,
);

/** The tabs of `/app`, in their order (CORE-DASH-04). One entry each; what does not exist is not listed. */
export const INTELLIGENCE_TABS: readonly AssessmentTab[] = [
  {
    value: 'dashboard',
    label: words.dashboard,
    place: 'strip',
    isOfAssessment: true,
    followsScenario: true,
    panel: (view) => <DashboardTab {...view} />,
  },
  {
    value: 'assistant',
    label: words.assistant,
    place: 'strip',
    isOfAssessment: false,
    panel: () => <Chat.Component />,
  },
  {
    value: 'risk',
    label: words.risk,
    place: 'strip',
    isOfAssessment: true,
    panel: ({ assessment, isLoading }) => <Risk.Component assessment={assessment} isLoading={isLoading} />,
  },
  {
    value: 'blockchain',
    label: words.blockchain,
    place: 'strip',
    isOfAssessment: true,
    panel: ({ assessment, isLoading }) => (
      <Blockchain.Component assessment={assessment} isLoading={isLoading} />
    ),
  },
  {
    value: 'apra',
    label: words.apra,
    place: 'strip',
    isOfAssessment: true,
    panel: ({ assessment, isLoading }) => <Apra.Component assessment={assessment} isLoading={isLoading} />,
  },
  {
    value: 'reports',
    label: words.reports,
    place: 'strip',
    isOfAssessment: true,
    followsScenario: true,
    panel: ({ assessment, isLoading, address }) => (
      <Reports.Component
        assessment={assessment}
        scenarioId={address.scenarioId ?? undefined}
        isLoading={isLoading}
      />
    ),
  },
  {
    value: 'pricing',
    label: words.pricing,
    place: 'strip',
    isOfAssessment: false,
    panel: () => <Pricing.Component />,
  },
  {
    value: 'roi',
    label: words.returns,
    place: 'more',
    isOfAssessment: true,
    panel: ({ assessment, isLoading }) => <Returns.Component assessment={assessment} isLoading={isLoading} />,
  },
  {
    value: 'features',
    label: words.features,
    place: 'more',
    isOfAssessment: false,
    panel: () => <Features.Component />,
  },
  { value: 'settings', label: words.settings, place: 'more', to: SCREENS.workspaceSettings.path },
];
