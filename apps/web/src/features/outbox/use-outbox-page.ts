import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../lib/use-list-page.ts';
import { outboxQuery } from './queries.ts';

/** One page of the outbox, and the message that is open: `?message=`. */
export function useOutboxPage() {
  const { cursor, selectedId, select, viewOf } = useListPage({ selected: 'message' });
  const view = viewOf(useQuery(outboxQuery(cursor)));
  return { ...view, selectedId, selected: view.items?.find(({ id }) => id === selectedId), select };
}

export type OutboxPage = ReturnType<typeof useOutboxPage>;
