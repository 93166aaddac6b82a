import type { SaleMethod } from '../properties/listing-life.ts';
import { isBlank } from './blank.ts';
import { EARLIEST_DAY, isPlausiblePrice } from './plausible-values.ts';
import { readSaleMethod } from './property-words.ts';
import { type DateFormat, readDay } from './read-day.ts';
import { readAud } from './read-number.ts';
import { type PropertyDraft, type ReadingContext, readProperty, type Values } from './read-property.ts';
import { accepted, rejected, type Verdict } from './reject-reasons.ts';

export type SaleDraft = {
  contractDate: string;
  settlementDate: string | null;
  priceAud: number;
  method: SaleMethod;
};

/** A day that must be there and lie in the past. */
export const readPastDay = (
  values: Values,
  field: string,
  { format, today }: { format: DateFormat; today: string },
): Verdict<string> => {
  if (isBlank(values(field))) return rejected('missing-value', field);
  const day = readDay(values(field), format);
  if (day === null) return rejected('date-unreadable', field);
  if (day > today) return rejected('date-in-future', field);
  return day < EARLIEST_DAY ? rejected('date-too-early', field) : accepted(day);
};

export const readPrice = (written: string, field: string): Verdict<number> => {
  if (isBlank(written)) return rejected('missing-value', field);
  const price = readAud(written);
  if (price === null) return rejected('price-unreadable', field);
  return isPlausiblePrice(price) ? accepted(price) : rejected('price-implausible', field);
};

const readMethod = (values: Values): Verdict<SaleMethod> => {
  if (isBlank(values('method'))) return accepted('unknown');
  const method = readSaleMethod(values('method'));
  if (method === null) return rejected('method-unknown', 'method');
  return method === 'no-sale' ? rejected('not-a-sale', 'method') : accepted(method);
};

/** Settlement may lie ahead; what cannot be read there is not worth losing a sale for, and stays unknown. */
const readSettlement = (values: Values, format: DateFormat, contractDate: string): string | null => {
  const day = isBlank(values('settlementDate')) ? null : readDay(values('settlementDate'), format);
  return day !== null && day >= contractDate ? day : null;
};

export const readSale = (
  values: Values,
  format: DateFormat,
  context: ReadingContext,
): Verdict<{ property: PropertyDraft; sale: SaleDraft }> => {
  const price = readPrice(values('price'), 'price');
  if (!price.ok) return price;
  const contractDate = readPastDay(values, 'contractDate', { format, today: context.today });
  if (!contractDate.ok) return contractDate;
  const method = readMethod(values);
  if (!method.ok) return method;
  const property = readProperty(values, context);
  if (!property.ok) return property;
  return accepted({
    property: property.value,
    sale: {
      contractDate: contractDate.value,
      settlementDate: readSettlement(values, format, contractDate.value),
      priceAud: price.value,
      method: method.value,
    },
  });
};
