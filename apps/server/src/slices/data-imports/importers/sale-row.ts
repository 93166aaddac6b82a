import { type PropertyDraft, propertyKey } from '@propguard/rules/imports/read-property';
import type { SaleDraft } from '@propguard/rules/imports/read-sale';
import { naturalId } from '../natural-id.ts';
import { addressText } from './address-text.ts';
import type { ReadRow } from './importer.ts';

type SaleReading = { property: PropertyDraft; sale: SaleDraft };

type SourceOfSale = {
  /** The source's own number of the property. */
  reference?: string;
  bundle?: string | null;
  /** Of records about one sale the one that was sent last stands. */
  sentAt?: string | null;
};

/** A property has at most one sale with contracts exchanged on a day. */
export const saleRow = (
  { property, sale }: SaleReading,
  { reference = '', bundle = null, sentAt = null }: SourceOfSale = {},
): ReadRow => {
  const key = propertyKey(property, reference);
  const propertyId = naturalId('property', key);
  return {
    rowId: naturalId('sale', `${key}|${sale.contractDate}`),
    ownerId: propertyId,
    bundle,
    content: sentAt === null ? { property, sale } : { property, sale, sentAt },
    readAs: () => `${addressText(property)}, ${sale.contractDate}, $${sale.priceAud.toLocaleString('en-AU')}`,
  };
};
