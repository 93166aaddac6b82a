import type { JobState } from '@propguard/protocol/jobs';
import { useQuery } from '@tanstack/react-query';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { JOB_SOURCES, type JobOwner } from './job-source.ts';

/** One page of the jobs, kept up to date while it is looked at. */
export function useJobPage(owner: JobOwner, state: JobState | undefined) {
  const { cursor, isFirst, toFirst, stepsTo } = useCursorPage();
  const result = useQuery(JOB_SOURCES[owner].page({ state, cursor }));
  return {
    items: result.data?.items,
    isPending: result.isPending,
    /** The page before, until this one is there. */
    isOutdated: result.isPlaceholderData,
    error: result.error,
    isRetrying: result.isFetching,
    retry: () => void result.refetch(),
    isFirst,
    toFirst,
    steps: stepsTo(result.data?.nextCursor),
  };
}

export type JobPageState = ReturnType<typeof useJobPage>;
