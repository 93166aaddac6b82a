import { JOB_STATES, type JobState } from '@propguard/protocol/jobs';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { FIRST_PAGE } from '../../lib/use-cursor-page.ts';

export type JobTab = JobState | 'all';

const isJobState = (value: string | null): value is JobState => JOB_STATES.some((state) => state === value);

/** Which jobs, and which of them is open: `?state=` and `?job=`. */
export function useJobFilters() {
  const { params, change } = useAddressParams();
  const state = params.get('state');
  const tab: JobTab = isJobState(state) ? state : 'all';
  return {
    tab,
    state: tab === 'all' ? undefined : tab,
    selectedId: params.get('job'),
    chooseTab: (chosen: JobTab) =>
      change({ state: chosen === 'all' ? null : chosen, job: null, ...FIRST_PAGE }),
    select: (id: string | null) => change({ job: id }, { replace: params.has('job') }),
  };
}
