import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { isHome, recentWork, type WorkItem } from './recent-work.ts';

const ASKED = 8;

interface RecentWork {
  /** Null while nothing of it is known. */
  items: WorkItem[] | null;
  /** Neither known nor failed yet. */
  isPending: boolean;
  /** Kinds of which there is at least one; a question about a suburb assesses no property. */
  has: Record<WorkItem['kind'], boolean>;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/** What the person did last. A newcomer has done nothing, and nothing is asked for them. */
export function useRecentWork(): RecentWork {
  const { session, isPending } = useSession();
  const enabled = session !== null;
  const input = { limit: ASKED };
  const assessments = useQuery(api.assessments.list.queryOptions({ input, enabled }));
  const reports = useQuery(api.reports.list.queryOptions({ input, enabled }));
  const conversations = useQuery(api.conversations.list.queryOptions({ input, enabled }));
  const all = [assessments, reports, conversations];
  const isLoading = isPending || (enabled && all.some(({ data, error }) => !data && !error));
  const isAllBroken = enabled && all.every(({ data }) => !data);
  return {
    items:
      isLoading || isAllBroken
        ? null
        : recentWork({
            assessments: assessments.data?.items ?? [],
            reports: reports.data?.items ?? [],
            conversations: conversations.data?.items.filter(({ mine, turns }) => mine && turns > 0) ?? [],
          }),
    isPending: isLoading,
    has: {
      assessment: (assessments.data?.items ?? []).some(isHome),
      report: (reports.data?.items.length ?? 0) > 0,
      conversation: (conversations.data?.items ?? []).some(({ mine, turns }) => mine && turns > 0),
    },
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
