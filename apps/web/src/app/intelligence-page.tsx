import { IntelligenceScreen } from '../features/assessments/intelligence-screen.tsx';
import { LastActions } from '../features/compliance/last-actions.tsx';

/** The audit trail is another feature's; it stands below the verdicts. */
export function IntelligencePage() {
  return <IntelligenceScreen trail={<LastActions />} />;
}
