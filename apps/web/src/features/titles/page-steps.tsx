import type { ListView } from '../../lib/use-list-page.ts';
import { CursorPagination } from '../../ui/table/pagination.tsx';

/** The steps of a list of cards; nothing when there is one page only. */
export function PageSteps({ steps }: Pick<ListView<unknown>, 'steps'>) {
  return Object.keys(steps).length === 0 ? null : <CursorPagination {...steps} />;
}
