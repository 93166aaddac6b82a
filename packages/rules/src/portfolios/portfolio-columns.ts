import { field, type ImportField, PROPERTY_FIELDS } from '../imports/import-columns.ts';

/** A suburb is enough, in a column of its own or at the end of the address. */
const PLACE_FIELDS = new Set(['address', 'locality']);

export const PORTFOLIO_FIELDS: readonly ImportField[] = [
  ...PROPERTY_FIELDS.map((known): ImportField => {
    const need = PLACE_FIELDS.has(known.key) ? { oneOf: 'address or suburb' } : 'optional';
    return { ...known, need };
  }),
  field('loan', 'loan amount, loan, loan balance, balance, outstanding balance, mortgage, loan aud'),
  field('purpose', 'purpose, loan purpose, occupancy, loan type'),
  field('income', 'income, gross income, annual income, borrower income, household income'),
  field('otherDebts', 'other debts, other debt, other liabilities, existing debts'),
  field('borrower', 'borrower, borrower group, counterparty, customer, group'),
  field('reference', 'reference, own reference, ref, loan id, account, account number, property id, id'),
];
