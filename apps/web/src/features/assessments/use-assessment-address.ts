import { isId } from '../../lib/id-shape.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

/** The tab that is open when the address names none. */
export const FIRST_TAB = 'dashboard';

/** What is looked at lives in the address: `?assessment=`, `tab` and `scenario`; `q` asks for a new one. */
export function useAssessmentAddress() {
  const { params, change } = useAddressParams();
  const id = params.get('assessment');
  return {
    assessmentId: id !== null && isId(id) ? id : null,
    tab: params.get('tab') ?? FIRST_TAB,
    scenarioId: params.get('scenario'),
    question: params.get('q'),
    show: (assessmentId: string) => change({ assessment: assessmentId, scenario: null, q: null }),
    openTab: (tab: string) => change({ tab: tab === FIRST_TAB ? null : tab }),
    openScenario: (scenarioId: string | null) => change({ scenario: scenarioId }, { replace: true }),
  };
}

export type AssessmentAddress = ReturnType<typeof useAssessmentAddress>;
