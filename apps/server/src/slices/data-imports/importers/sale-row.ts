import { type PropertyDraft, propertyKey } from '@propguard/rules/imports/read-property';
import type { SaleDraft } from '@propguard/rules/imports/read-sale';
import { naturalId } from '../natural-id.ts';
import { addressText } from './address-text.ts';
import type { ReadRow } from './importer.ts';

type SaleReading = { property: PropertyDraft; sale: SaleDraft };

/** A property has at most one sale with contracts exchanged on a day. */
export const saleRow = (
  { property, sale }: SaleReading,
  { reference = '', bundle = null }: { reference?: string; bundle?: string | null } = {},
): ReadRow => {
  const key = propertyKey(property, reference);
  const propertyId = naturalId('property', key);
  return {
    rowId: naturalId('sale', `${key}|${sale.contractDate}`),
    ownerId: propertyId,
    bundle,
    content: { property, sale },
    readAs: () => `${addressText(property)}, ${sale.contractDate}, $${sale.priceAud.toLocaleString('en-AU')}`,
  };
};
