import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { text } from '../text.ts';
import { formatPercent } from './money.ts';
import type { Sale } from './sample.ts';

const words = text.tables;
const column = tableColumns<Sale>();

export const SALE_COLUMNS = column.columns([
  column.accessor('address', { header: words.sale, meta: { cardTitle: true } }),
  column.accessor('soldOn', { header: words.sold, cell: (cell) => dayText(cell.getValue()) }),
  column.accessor('priceAud', {
    header: words.price,
    meta: { numeric: true },
    cell: (cell) => audText(cell.getValue()),
  }),
  column.accessor('adjustmentAud', {
    header: words.adjustment,
    meta: { numeric: true },
    cell: (cell) => signedAudText(cell.getValue()),
  }),
  column.accessor((sale) => sale.priceAud + sale.adjustmentAud, {
    id: 'adjusted',
    header: words.adjusted,
    meta: { numeric: true },
    cell: (cell) => audText(cell.getValue()),
  }),
  column.accessor('weight', {
    header: words.weight,
    meta: { numeric: true },
    cell: (cell) => formatPercent(cell.getValue()),
  }),
]);
