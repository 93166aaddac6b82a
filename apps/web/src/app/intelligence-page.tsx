import { IntelligenceScreen } from '../features/assessments/intelligence-screen.tsx';
import { INTELLIGENCE_TABS } from './intelligence-tabs.tsx';

export function IntelligencePage() {
  return <IntelligenceScreen tabs={INTELLIGENCE_TABS} />;
}
