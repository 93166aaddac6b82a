import { psiPart, readPsiSale } from '@propguard/rules/imports/psi-records';
import { psiNotes, readPsiSaleRow } from '@propguard/rules/imports/read-psi-sale';
import { accepted, rejected } from '@propguard/rules/imports/reject-reasons';
import { salesPublisher } from '../publishers/sales-publisher.ts';
import type { Importer } from './importer.ts';
import { openPsi } from './psi-file.ts';
import { saleRow } from './sale-row.ts';

/**
 * Sales of the NSW Valuer General. The cells of a record are its layout, the B line and the C lines that follow; its
 * dealing number tells when several properties changed hands for one price.
 */
export const psiImporter: Importer = {
  kind: 'nsw-psi',
  open: openPsi,
  reader:
    (_headers, _choices, context) =>
    ({ cells: [layout, line = '', ...descriptions] }) => {
      const sale = readPsiSale(line, layout === 'archive' ? 'archive' : 'current');
      if (!sale) return rejected('record-unreadable');
      const read = readPsiSaleRow(sale, descriptions, { ...context, state: 'NSW' });
      const soldUnder = sale.dealing === '' ? null : { bundle: sale.dealing, part: psiPart(sale) };
      if (!read.ok) return soldUnder ? { ...read, soldUnder } : read;
      return accepted(
        saleRow(read.value, {
          reference: sale.propertyId,
          soldUnder,
          sentAt: sale.sentAt === '' ? null : sale.sentAt,
          notes: psiNotes(sale, read.value),
        }),
      );
    },
  publisher: salesPublisher,
};
