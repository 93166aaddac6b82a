import { Upload } from 'lucide-react';
import { useState } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { CursorPagination, NumberedPagination } from '../../../ui/table/pagination.tsx';
import { TotalRow } from '../../../ui/table/total-row.tsx';
import { text } from '../text.ts';
import { Block, Side } from './block.tsx';
import { SALE_COLUMNS } from './sale-columns.tsx';
import { FORECAST, MORE_SALES, SALES, type Sale } from './sample.ts';

const words = text.tables;
const NO_SALES: readonly Sale[] = [];
const saleId = (sale: Sale) => sale.address;
const FEW_COLUMNS = SALE_COLUMNS.slice(0, 3);

export function TablesBlock() {
  const [selected, setSelected] = useState('7 Lamington Reach');
  return (
    <Block heading={text.blocks.tables}>
      <Card label={words.sales} flush>
        <DataTable
          label={words.salesTable}
          columns={SALE_COLUMNS}
          rows={SALES}
          rowId={saleId}
          initialSorting={[{ id: 'adjusted', desc: true }]}
          selectedId={selected}
          onOpenRow={(sale) => setSelected(sale.address)}
          totals={
            <TotalRow
              cells={[words.total, null, null, null, audText(FORECAST.value), '100%']}
              numericFrom={2}
            />
          }
        />
      </Card>
    </Block>
  );
}

export function TableStatesBlock() {
  const [page, setPage] = useState(7);
  const sayPage = () => notify.info({ title: words.cursor });
  return (
    <Block heading={text.blocks.tableStates}>
      <Card title={words.paged} flush>
        <DataTable
          label={words.paged}
          columns={SALE_COLUMNS}
          rows={MORE_SALES}
          rowId={saleId}
          phoneLayout="cards"
          density="worked"
          onOpenRow={(sale) => notify.info({ title: words.opened, description: sale.address })}
          paging={{ kind: 'client', pageSize: 3, summary: words.range }}
        />
      </Card>
      <Side by={3}>
        <Card title={words.loading} flush>
          <DataTable label={words.loading} columns={FEW_COLUMNS} rows={NO_SALES} rowId={saleId} loading />
        </Card>
        <Card title={words.empty} flush>
          <DataTable
            label={words.empty}
            columns={FEW_COLUMNS}
            rows={NO_SALES}
            rowId={saleId}
            empty={
              <EmptyState
                title={words.emptyTitle}
                action={
                  <Button icon={Upload} onClick={sayPage}>
                    {words.emptyAction}
                  </Button>
                }
              >
                {words.emptyDetail}
              </EmptyState>
            }
          />
        </Card>
        <Card title={words.failed} flush>
          <DataTable
            label={words.failed}
            columns={FEW_COLUMNS}
            rows={NO_SALES}
            rowId={saleId}
            error={
              <ErrorState variant="full" title={words.failedTitle} onRetry={sayPage}>
                {words.failedDetail}
              </ErrorState>
            }
          />
        </Card>
      </Side>
      <Side by={2}>
        <NumberedPagination label={words.pages} page={page} pageCount={20} onPageChange={setPage} />
        <CursorPagination
          label={words.cursor}
          summary={words.cursorSummary}
          onPrevious={sayPage}
          onNext={sayPage}
        />
      </Side>
    </Block>
  );
}
