import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../lib/use-list-page.ts';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { IMPORT_COLUMNS } from './import-columns.tsx';
import { importsQuery } from './queries.ts';
import { text } from './text.ts';

export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const { cursor, viewOf } = useListPage();
  const page = viewOf(useQuery(importsQuery(cursor)));
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
