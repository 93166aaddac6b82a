import { ENQUIRY_KINDS } from '@propguard/protocol/enquiries';
import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../lib/use-list-page.ts';
import { enquiriesQuery } from './queries.ts';

/** One page of the list, its kind (`?kind=`), and the enquiry that is open: `?enquiry=`. */
export function useEnquiryPage() {
  const { cursor, filters, setFilters, selectedId, select, viewOf } = useListPage({
    filters: { kind: ['all', ...ENQUIRY_KINDS] },
    selected: 'enquiry',
  });
  const { kind } = filters;
  const view = viewOf(useQuery(enquiriesQuery(kind === 'all' ? undefined : kind, cursor)));
  return {
    ...view,
    kind,
    showKind: (next: typeof kind) => setFilters({ kind: next }),
    selectedId,
    selected: view.items?.find(({ id }) => id === selectedId),
    select,
  };
}

export type EnquiryPage = ReturnType<typeof useEnquiryPage>;
