import { shortDay } from '../formats/days.ts';
import type { PropertyType } from '../properties/property-types.ts';
import { TYPE_WORDS } from '../properties/type-words.ts';

export const FACT_NAMES = {
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  carSpaces: 'Car spaces',
  landM2: 'Land',
  buildingM2: 'Building',
  yearBuilt: 'Year built',
} as const;

export const SALE_CHANGE_WORDS = { 'left-out': 'Left out', added: 'Added' } as const;

type FactValue = string | number | null;
type ChangedFact = { name: keyof typeof FACT_NAMES; was: FactValue; now: FactValue };
type ChosenSale = {
  change: keyof typeof SALE_CHANGE_WORDS;
  address: string;
  locality: string;
  contractDate: string;
};

const valueText = (name: ChangedFact['name'], value: FactValue): string => {
  if (value === null) return 'not known';
  return name === 'type' ? TYPE_WORDS[value as PropertyType] : String(value);
};

/** 'Bedrooms: 5 instead of 4'. */
export const factChangeText = ({ name, was, now }: ChangedFact): string =>
  `${FACT_NAMES[name]}: ${valueText(name, now)} instead of ${valueText(name, was)}`;

/** 'Left out: 4 Moray Street, New Farm, sold 3 Mar 2026'. */
export const saleChangeText = ({ change, address, locality, contractDate }: ChosenSale): string =>
  `${SALE_CHANGE_WORDS[change]}: ${address}, ${locality}, sold ${shortDay(contractDate)}`;
