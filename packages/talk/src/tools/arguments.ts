import { MARKET_PROPERTY_TYPES } from '@propguard/rules/market/property-types';
import * as z from 'zod';

/** Arguments that several tools take. */
export const Address = z
  .string()
  .min(1)
  .describe('An address or a suburb in Australia, such as “12 Smith Street, Lismore NSW”.');
export const HomeType = z.enum(MARKET_PROPERTY_TYPES);
export const Aud = z.number().min(0);
export const Count = z.number().min(0);

/** What the person says of the home; it goes before our records. */
export const HOME_FACTS = {
  propertyType: HomeType.optional(),
  bedrooms: Count.optional().describe('Bedrooms'),
  bathrooms: Count.optional().describe('Bathrooms'),
  carSpaces: Count.optional().describe('Car spaces'),
  landSqm: Count.optional().describe('Land, square metres'),
  yearBuilt: Count.optional().describe('The year it was built'),
};
/** Of a home that is valued. */
export const VALUED_HOME = {
  ...HOME_FACTS,
  calledType: HomeType.optional().describe(
    'What it is called by the way: it holds where no type is on record',
  ),
};

export const SecondIncome = Aud.optional().describe(
  'Of it, what a second person earns, who is taxed for themselves',
);

const MOST_CHILDREN = 12;
export const Children = z
  .int()
  .min(0)
  .max(MOST_CHILDREN)
  .optional()
  .describe('Children who live with them: counted where living costs are not stated');

export const LOAN_TERMS = {
  expensesAud: Aud.optional().describe('A month'),
  ratePercent: z.number().positive().optional().describe('A year'),
  termYears: z.number().positive().optional().describe('Years'),
};
