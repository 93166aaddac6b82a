import type { LeadRow } from '@propguard/protocol/lead-facts';
import { LEAD_STATUSES, type LeadStatus } from '@propguard/rules/leads/pipeline';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { LeadAddress } from './lead-address.ts';
import { leadQuery, leadsOfStatusQuery } from './queries.ts';

const SHOWN = 30;

/** A lead that somebody just moved on this board. */
export interface MovedLead {
  lead: LeadRow;
  /** Not until then does the server know of it. */
  isSaved: boolean;
  byKeyboard: boolean;
}

export interface BoardColumn {
  status: LeadStatus;
  items: readonly LeadRow[];
  isRead: boolean;
  isPending: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/** A moved lead is in one column only, and is seen there though others come before it in the order of the list. */
function withMoved(status: LeadStatus, items: readonly LeadRow[], moved: LeadRow | undefined): LeadRow[] {
  const own = items.filter((lead) => lead.status === status);
  if (moved === undefined) return own;
  if (moved.status !== status) return own.filter(({ id }) => id !== moved.id);
  if (own.some(({ id }) => id === moved.id))
    return own.map((lead) => (lead.id === moved.id && lead.version < moved.version ? moved : lead));
  return [moved, ...own];
}

export function useBoardColumns({ filter }: LeadAddress, moved: MovedLead | null): BoardColumn[] {
  const isLeftOut = (status: LeadStatus) => filter.status !== undefined && !filter.status.includes(status);
  const results = useQueries({
    queries: LEAD_STATUSES.map((status) => ({
      ...leadsOfStatusQuery({ ...filter, status: [status] }, SHOWN),
      enabled: !isLeftOut(status),
    })),
  });
  // Others may move it on meanwhile, to where this board does not see it.
  const { data: fresh } = useQuery({ ...leadQuery(moved?.lead.id ?? ''), enabled: moved?.isSaved === true });
  const latest = [...results.flatMap(({ data }) => data?.items ?? []), fresh].reduce<LeadRow | undefined>(
    (newest, lead) => (newest && lead?.id === newest.id && lead.version > newest.version ? lead : newest),
    moved?.lead,
  );
  return LEAD_STATUSES.map((status, at) => {
    const result = results[at];
    const isOut = isLeftOut(status);
    return {
      status,
      items: withMoved(status, isOut ? [] : (result?.data?.items ?? []), latest),
      isRead: isOut || result?.data !== undefined,
      isPending: !isOut && result?.isPending === true,
      error: isOut ? null : result?.error,
      isFetching: result?.isFetching === true,
      refetch: () => void result?.refetch(),
    };
  });
}
