import { isBlank } from '../imports/blank.ts';
import { type HomeDraft, type ReadingContext, readHome, type Values } from '../imports/read-property.ts';
import { accepted, rejected, type Verdict } from '../imports/reject-reasons.ts';
import { ADDRESS_MAX, REFERENCE_MAX } from './limits.ts';
import { type PortfolioLoanDraft, readPortfolioLoan } from './read-portfolio-loan.ts';
import { readText } from './read-text.ts';
import { splitAddress } from './split-address.ts';

export type PortfolioDraft = HomeDraft & {
  reference: string | null;
  /** As it was written; null where the row names a suburb alone. */
  address: string | null;
} & PortfolioLoanDraft;

/** The address in one column, or put together from its parts. */
const writtenAddress = (values: Values): string => {
  if (!isBlank(values('address'))) return values('address');
  const numbers = [values('unit'), values('houseNumber')].filter((part) => !isBlank(part)).join('/');
  return isBlank(values('street')) ? '' : [numbers, values('street')].filter(Boolean).join(' ');
};

/** What the end of the address says stands in for columns that are not there. */
const withPlaceOfAddress = (values: Values): Values => {
  const place = isBlank(values('locality')) ? splitAddress(values('address')) : null;
  if (!place) return values;
  return (field) => (field in place ? place[field as keyof typeof place] : values(field));
};

export const readPortfolioRow = (written: Values, context: ReadingContext): Verdict<PortfolioDraft> => {
  if (writtenAddress(written).length > ADDRESS_MAX) return rejected('text-too-long', 'address');
  if (written('locality').length > ADDRESS_MAX) return rejected('text-too-long', 'locality');
  const values = withPlaceOfAddress(written);
  const reference = readText(values, 'reference', REFERENCE_MAX);
  if (!reference.ok) return reference;
  const loan = readPortfolioLoan(values);
  if (!loan.ok) return loan;
  const home = readHome(values, context);
  if (!home.ok) return home;
  return accepted({
    ...home.value,
    reference: reference.value,
    address: writtenAddress(values) || null,
    ...loan.value,
  });
};
