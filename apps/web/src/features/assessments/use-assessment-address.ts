import { isId } from '../../lib/id-shape.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

/** The tab that is open when the address names none. */
export const FIRST_TAB = 'dashboard';

/** What is looked at lives in the address: `?assessment=`, `tab` and `scenario`; `q` asks for a new one. */
export function useAssessmentAddress() {
  const { params, change } = useAddressParams();
  const id = params.get('assessment');
  const question = params.get('q');
  return {
    assessmentId: id !== null && isId(id) ? id : null,
    tab: params.get('tab') ?? FIRST_TAB,
    scenarioId: params.get('scenario'),
    question,
    // In place of the question that brought it: the back button would ask that again, and lead here once more.
    show: (assessmentId: string) =>
      change({ assessment: assessmentId, scenario: null, q: null }, { replace: question !== null }),
    openTab: (tab: string) => change({ tab: tab === FIRST_TAB ? null : tab }),
    openScenario: (scenarioId: string | null) => change({ scenario: scenarioId }, { replace: true }),
  };
}

export type AssessmentAddress = ReturnType<typeof useAssessmentAddress>;
