import { IntelligenceScreen } from '../features/assessments/intelligence-screen.tsx';
import { LastActions } from '../features/compliance/last-actions.tsx';
import { ReportsTab } from '../features/reports/reports-tab.tsx';

/** The audit trail and the reports are other features'; they stand below the verdicts and in a tab of their own. */
export function IntelligencePage() {
  return <IntelligenceScreen trail={<LastActions />} Reports={ReportsTab} />;
}
