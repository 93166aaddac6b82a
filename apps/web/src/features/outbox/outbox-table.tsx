import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { OUTBOX_COLUMNS, OUTBOX_COLUMNS_BESIDE_PANE } from './outbox-columns.tsx';
import { text } from './text.ts';
import type { OutboxPage } from './use-outbox-page.ts';

export function OutboxTable({ page }: { page: OutboxPage }) {
  return (
    <PagedTable
      label={text.list}
      texts={text}
      columns={page.selectedId === null ? OUTBOX_COLUMNS : OUTBOX_COLUMNS_BESIDE_PANE}
      page={page}
      selectedId={page.selectedId}
      onOpen={page.select}
      empty={{
        title: text.emptyTitle,
        about: text.empty,
        action: <LinkButton to={SCREENS.members.path}>{text.emptyAction}</LinkButton>,
      }}
    />
  );
}
