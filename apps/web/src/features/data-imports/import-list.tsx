import { useQuery } from '@tanstack/react-query';
import { pagedView } from '../../lib/paged-view.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { IMPORT_COLUMNS } from './import-columns.tsx';
import { importsQuery } from './queries.ts';
import { text } from './text.ts';

export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const cursorPage = useCursorPage();
  const page = pagedView(useQuery(importsQuery(cursorPage.cursor)), cursorPage);
  return (
    <PagedTable
      label={text.list}
      texts={text}
      columns={IMPORT_COLUMNS}
      page={page}
      onOpen={onOpen}
      empty={{ title: text.emptyTitle, about: text.empty }}
    />
  );
}
