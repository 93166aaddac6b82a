import { askAhead } from '../features/assessments/ask-ahead.ts';
import type { AssessmentView } from '../features/assessments/assessment-tab.ts';
import { IntelligenceScreen } from '../features/assessments/intelligence-screen.tsx';
import { AssessmentActions } from '../features/reports/assessment-actions.tsx';
import { INTELLIGENCE_TABS } from './intelligence-tabs.tsx';

const REPORTS = 'reports';

/** The report's own tab has the same, and more. */
const headActions = ({ assessment, address }: AssessmentView) =>
  assessment && address.tab !== REPORTS ? (
    <AssessmentActions
      reported={{ assessmentId: assessment.id, scenarioId: address.scenarioId ?? undefined }}
      valueAud={assessment.valuation.valueAud}
      onReport={() => address.openTab(REPORTS)}
    />
  ) : null;

export function IntelligencePage() {
  return <IntelligenceScreen tabs={INTELLIGENCE_TABS} headActions={headActions} />;
}

IntelligencePage.askAhead = askAhead;
