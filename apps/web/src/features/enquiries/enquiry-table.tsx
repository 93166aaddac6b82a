import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { ENQUIRY_COLUMNS, ENQUIRY_COLUMNS_BESIDE_PANE } from './enquiry-columns.tsx';
import { text } from './text.ts';
import type { EnquiryPage } from './use-enquiry-page.ts';

export function EnquiryTable({ page }: { page: EnquiryPage }) {
  return (
    <PagedTable
      label={text.list}
      texts={text}
      columns={page.selectedId === null ? ENQUIRY_COLUMNS : ENQUIRY_COLUMNS_BESIDE_PANE}
      page={page}
      selectedId={page.selectedId}
      onOpen={page.select}
      empty={{
        title: text.emptyTitle,
        about: text.empty,
        action: <LinkButton to="/">{text.emptyAction}</LinkButton>,
      }}
    />
  );
}
