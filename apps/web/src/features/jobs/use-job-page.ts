import { JOB_STATES } from '@propguard/protocol/jobs';
import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../lib/use-list-page.ts';
import { JOB_SOURCES, type JobOwner } from './job-source.ts';

/** One page of the jobs, kept up to date while it is looked at: which (`?state=`), and which is open (`?job=`). */
export function useJobPage(owner: JobOwner) {
  const { cursor, filters, setFilters, selectedId, select, viewOf } = useListPage({
    filters: { state: ['all', ...JOB_STATES] },
    filtersAreSteps: true,
    selected: 'job',
  });
  const { state: tab } = filters;
  const state = tab === 'all' ? undefined : tab;
  return {
    ...viewOf(useQuery(JOB_SOURCES[owner].page({ state, cursor }))),
    tab,
    chooseTab: (chosen: typeof tab) => setFilters({ state: chosen }),
    selectedId,
    select,
  };
}

export type JobPage = ReturnType<typeof useJobPage>;
export type JobTab = JobPage['tab'];
