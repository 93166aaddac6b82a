import type { JobState } from '@propguard/protocol/jobs';
import { useQuery } from '@tanstack/react-query';
import { pagedView } from '../../lib/paged-view.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { JOB_SOURCES, type JobOwner } from './job-source.ts';

/** One page of the jobs, kept up to date while it is looked at. */
export function useJobPage(owner: JobOwner, state: JobState | undefined) {
  const page = useCursorPage();
  return pagedView(useQuery(JOB_SOURCES[owner].page({ state, cursor: page.cursor })), page);
}

export type JobPageState = ReturnType<typeof useJobPage>;
