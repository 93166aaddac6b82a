import type { pagedView } from '../../lib/paged-view.ts';
import { CursorPagination } from '../../ui/table/pagination.tsx';

/** The steps of a list of cards; nothing when there is one page only. */
export function PageSteps({ steps }: Pick<ReturnType<typeof pagedView<unknown>>, 'steps'>) {
  return Object.keys(steps).length === 0 ? null : <CursorPagination {...steps} />;
}
