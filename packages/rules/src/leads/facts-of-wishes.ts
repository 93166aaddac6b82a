import { countedAs, MARKET_PROPERTY_TYPES } from '../market/property-types.ts';
import type { PropertyType } from '../properties/property-types.ts';

/** What somebody said that they look for, as the assistant heard it. */
export type SaidWishes = {
  propertyType: string | null;
  minPriceAud: number | null;
  maxPriceAud: number | null;
  minBedrooms: number | null;
  minBathrooms: number | null;
};
type Known = {
  propertyTypes: readonly PropertyType[];
  budgetMin: number | null;
  budgetMax: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
};
type Facts = Partial<
  Pick<Known, 'budgetMin' | 'budgetMax' | 'bedrooms' | 'bathrooms'> & { propertyTypes: PropertyType[] }
>;

/** A search asks for homes by the market's words for them. */
const kindOf = (said: string | null): PropertyType | null => {
  const kind = MARKET_PROPERTY_TYPES.find((one) => one === said);
  return kind === undefined ? null : countedAs(kind);
};

/** Only where nothing is known: what a member wrote down, or the person filled in, is not replaced by what was overheard. */
export const factsOfWishes = (wishes: SaidWishes, known: Known): Facts => {
  const { propertyType, minPriceAud, maxPriceAud, minBedrooms, minBathrooms } = wishes;
  const kind = kindOf(propertyType);
  const hasBudget = known.budgetMin !== null || known.budgetMax !== null;
  const isUpright = minPriceAud === null || maxPriceAud === null || minPriceAud <= maxPriceAud;
  return {
    ...(kind !== null && known.propertyTypes.length === 0 && { propertyTypes: [kind] }),
    ...(!hasBudget && isUpright && minPriceAud !== null && { budgetMin: minPriceAud }),
    ...(!hasBudget && isUpright && maxPriceAud !== null && { budgetMax: maxPriceAud }),
    ...(known.bedrooms === null && minBedrooms !== null && { bedrooms: minBedrooms }),
    ...(known.bathrooms === null && minBathrooms !== null && { bathrooms: minBathrooms }),
  };
};
