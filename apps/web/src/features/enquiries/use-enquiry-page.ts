import { ENQUIRY_KINDS } from '@propguard/protocol/enquiries';
import { useQuery } from '@tanstack/react-query';
import { pagedView } from '../../lib/paged-view.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { FIRST_PAGE, useCursorPage } from '../../lib/use-cursor-page.ts';
import { enquiriesQuery } from './queries.ts';

/** One page of the list, its kind (`?kind=`), and the enquiry that is open: `?enquiry=`. */
export function useEnquiryPage() {
  const { params, change } = useAddressParams();
  const kind = ENQUIRY_KINDS.find((one) => one === params.get('kind'));
  const page = useCursorPage();
  const view = pagedView(useQuery(enquiriesQuery(kind, page.cursor)), page);
  const selectedId = params.get('enquiry');
  return {
    ...view,
    kind: kind ?? 'all',
    showKind: (next: string) =>
      change({ ...FIRST_PAGE, kind: next === 'all' ? null : next, enquiry: null }, { replace: true }),
    selectedId,
    selected: view.items?.find(({ id }) => id === selectedId),
    select: (id: string | null) => change({ enquiry: id }, { replace: selectedId !== null }),
  };
}

export type EnquiryPage = ReturnType<typeof useEnquiryPage>;
