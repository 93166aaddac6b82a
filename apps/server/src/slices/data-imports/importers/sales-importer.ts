import { IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { readSale } from '@propguard/rules/imports/read-sale';
import { accepted } from '@propguard/rules/imports/reject-reasons';
import { valueReader } from '../../../tabular/mapped-columns.ts';
import { openMappedTable } from '../../../tabular/mapped-records.ts';
import { salesPublisher } from '../publishers/sales-publisher.ts';
import type { Importer } from './importer.ts';
import { saleRow } from './sale-row.ts';

/** Sales as CSV, with whatever columns the file has. */
export const salesImporter: Importer = {
  kind: 'sales',
  open: (source, choices, meter, open) => openMappedTable(IMPORT_FIELDS.sales, source, choices, meter, open),
  reader: (headers, { columns, options }, context) => {
    const values = valueReader(headers, columns);
    return ({ cells }) => {
      const read = readSale(values(cells), options.dateFormat, context);
      return read.ok ? accepted(saleRow(read.value)) : read;
    };
  },
  publisher: salesPublisher,
};
