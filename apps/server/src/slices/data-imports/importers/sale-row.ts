import { type PropertyDraft, propertyKey } from '@propguard/rules/imports/read-property';
import type { SaleDraft } from '@propguard/rules/imports/read-sale';
import type { SoldUnder } from '@propguard/rules/imports/reject-reasons';
import type { RowNote } from '@propguard/rules/imports/row-notes';
import { naturalId } from '../natural-id.ts';
import { addressText } from './address-text.ts';
import type { ReadRow } from './importer.ts';

type SaleReading = { property: PropertyDraft; sale: SaleDraft };

type SourceOfSale = {
  /** The source's own number of the property. */
  reference: string;
  /** The number of the dealing, and which of its homes this is: the same when the sale is sent again. */
  soldUnder: SoldUnder | null;
  /** Of records about one sale the one that was sent last stands. */
  sentAt: string | null;
  notes: readonly RowNote[];
};

const contentOf = (reading: SaleReading, { soldUnder, sentAt, notes }: SourceOfSale): object => ({
  ...reading,
  ...(sentAt === null ? {} : { sentAt }),
  ...(soldUnder === null
    ? {}
    : {
        part: soldUnder.part,
        sourceKey: naturalId('sale-of-register', `${soldUnder.bundle}|${soldUnder.part}`),
      }),
  ...(notes.length === 0 ? {} : { notes }),
});

/** A property has at most one sale with contracts exchanged on a day. */
export const saleRow = ({ property, sale }: SaleReading, source?: SourceOfSale): ReadRow => {
  const key = propertyKey(property, source?.reference);
  const propertyId = naturalId('property', key);
  return {
    rowId: naturalId('sale', `${key}|${sale.contractDate}`),
    ownerId: propertyId,
    bundle: source?.soldUnder?.bundle ?? null,
    content: source ? contentOf({ property, sale }, source) : { property, sale },
    readAs: () => `${addressText(property)}, ${sale.contractDate}, $${sale.priceAud.toLocaleString('en-AU')}`,
  };
};
