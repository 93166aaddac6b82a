import { field, type ImportField, PROPERTY_FIELDS } from '../imports/import-columns.ts';

/** A suburb is enough, in a column of its own or at the end of the address. */
const PLACE_FIELDS = new Set(['address', 'locality']);

export const PORTFOLIO_FIELDS: readonly ImportField[] = [
  ...PROPERTY_FIELDS.map((known): ImportField => {
    const need = PLACE_FIELDS.has(known.key) ? { oneOf: 'address or suburb' } : 'optional';
    return { ...known, need };
  }),
  field('loan', 'loan amount, loan, loan balance, balance, outstanding balance, mortgage, loan aud'),
  field('reference', 'reference, own reference, ref, loan id, account, account number, property id, id'),
];
