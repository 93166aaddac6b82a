import type { Query, QueryClient } from '@tanstack/react-query';

const asked = new WeakMap<Query, number>();

/** Notes when each answer is asked for: it knows of whatever happened before. */
export function noteAsking(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, Date.now());
  });
}

export const askedAt = (query: Query): number => asked.get(query) ?? query.state.dataUpdatedAt;

/** How long ago the oldest of the answers in use was asked for. */
export function oldestMs(queryClient: QueryClient): number {
  const moments = queryClient.getQueryCache().findAll({ type: 'active' }).map(askedAt);
  return moments.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...moments));
}
