import { isId } from '../../lib/id-shape.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

export const TABS = ['dashboard', 'risk', 'apra', 'reports'] as const;
export type Tab = (typeof TABS)[number];

/** What is looked at lives in the address: `?assessment=`, `tab` and `scenario`; `q` asks for a new one. */
export function useAssessmentAddress() {
  const { params, change } = useAddressParams();
  const id = params.get('assessment');
  return {
    assessmentId: id !== null && isId(id) ? id : null,
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'dashboard',
    scenarioId: params.get('scenario'),
    question: params.get('q'),
    show: (assessmentId: string) => change({ assessment: assessmentId, scenario: null, q: null }),
    openTab: (tab: Tab) => change({ tab: tab === 'dashboard' ? null : tab }),
    openScenario: (scenarioId: string | null) => change({ scenario: scenarioId }, { replace: true }),
  };
}

export type AssessmentAddress = ReturnType<typeof useAssessmentAddress>;
