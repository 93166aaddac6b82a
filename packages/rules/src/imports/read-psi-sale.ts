import type { PropertyType } from '../properties/property-types.ts';
import { isPartialInterest, isStrataDescription, type PsiSale, psiAreaM2 } from './psi-records.ts';
import { readDay } from './read-day.ts';
import type { PropertyDraft, ReadingContext, Values } from './read-property.ts';
import { readSale, type SaleDraft } from './read-sale.ts';
import { rejected, type Verdict } from './reject-reasons.ts';
import type { RowNote } from './row-notes.ts';

const HECTARES_OF_A_FARM = 'H';
/** The register begins in 1990; a contract may have waited long for its end, but not since 1900. */
const EARLIEST_CONTRACT = '1950-01-01';

/** The register knows vacant, residence and other; strata and hectares tell the rest. */
const typeOf = (sale: PsiSale, isStrata: boolean): PropertyType => {
  if (isStrata || sale.strataLot !== '') return 'apartment';
  if (/farm|rural|graz|orchard/i.test(sale.purpose)) return 'rural';
  if (sale.nature === 'V') return 'land';
  return sale.nature === '3' && sale.areaUnit === HECTARES_OF_A_FARM ? 'rural' : 'house';
};

const valuesOf =
  (sale: PsiSale, type: PropertyType): Values =>
  (field) => {
    switch (field) {
      case 'unit':
        // Without its lot a block of flats would become one home.
        return sale.unit === '' && sale.strataLot !== '' ? `Lot ${sale.strataLot}` : sale.unit;
      case 'houseNumber':
        return sale.houseNumber;
      case 'street':
        return sale.street;
      case 'locality':
        return sale.locality;
      case 'postcode':
        return sale.postcode;
      case 'state':
        return 'NSW';
      case 'type':
        return type;
      case 'landM2':
        // The area of a strata lot is the lot's, not land.
        return type === 'apartment' ? '' : String(psiAreaM2(sale.area, sale.areaUnit) ?? '');
      case 'price':
        return sale.price;
      case 'contractDate':
        return sale.contractDate || sale.settlementDate;
      case 'settlementDate':
        return sale.settlementDate;
      default:
        return '';
    }
  };

/** What was done about a sale that was accepted, though the register left something open. */
export const psiNotes = (sale: PsiSale, { property }: { property: PropertyDraft }): RowNote[] => [
  ...(sale.unit === '' && sale.strataLot !== '' ? ['known-by-lot' as const] : []),
  ...(property.type !== 'apartment' && property.landM2 === null ? ['area-unknown' as const] : []),
  ...(sale.contractDate === '' ? ['contract-day-unknown' as const] : []),
];

/** A sale of the register with the legal descriptions that follow it. */
export const readPsiSaleRow = (
  sale: PsiSale,
  descriptions: readonly string[],
  context: ReadingContext,
): Verdict<{ property: PropertyDraft; sale: SaleDraft }> => {
  if (isPartialInterest(sale.percentInterest)) return rejected('partial-interest', '% interest');
  const [contract, settled] = [readDay(sale.contractDate, 'dmy'), readDay(sale.settlementDate, 'dmy')];
  if (contract !== null && contract < EARLIEST_CONTRACT) return rejected('date-implausible', 'contractDate');
  if (contract !== null && settled !== null && settled < contract)
    return rejected('dates-disagree', 'settlementDate');
  const type = typeOf(sale, descriptions.some(isStrataDescription));
  return readSale(valuesOf(sale, type), 'dmy', context);
};
