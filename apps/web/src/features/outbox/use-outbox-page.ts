import { useQuery } from '@tanstack/react-query';
import { pagedView } from '../../lib/paged-view.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { outboxQuery } from './queries.ts';

/** One page of the outbox, and the message that is open: `?message=`. */
export function useOutboxPage() {
  const { params, change } = useAddressParams();
  const page = useCursorPage();
  const view = pagedView(useQuery(outboxQuery(page.cursor)), page);
  const selectedId = params.get('message');
  return {
    ...view,
    selectedId,
    selected: view.items?.find(({ id }) => id === selectedId),
    select: (id: string | null) => change({ message: id }, { replace: selectedId !== null }),
  };
}

export type OutboxPage = ReturnType<typeof useOutboxPage>;
