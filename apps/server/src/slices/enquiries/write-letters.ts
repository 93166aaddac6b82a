import type { OpenedScope } from '../../access/any-scope.ts';
import { enquiryConfirmation } from '../../letters/letters/enquiry-confirmation.ts';
import { enquiryNotice } from '../../letters/letters/enquiry-notice.ts';
import { tourConfirmation } from '../../letters/letters/tour-confirmation.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { type EnquiryRow, findOperatorEmail } from './store.ts';

/** The word to the operator, when there is one, and the confirmation to whoever asked. */
export const writeLetters = async (
  { services, tx }: OpenedScope,
  enquiry: EnquiryRow,
  code: string | null,
): Promise<void> => {
  const operator = (await findOperatorEmail(tx)) ?? services.config.operator.email;
  if (operator) await writeLetter({ services, tx }, { to: operator }, enquiryNotice, enquiry);
  const { kind, email, startsAt, preferredLanguage } = enquiry;
  if (kind === 'tour' && startsAt)
    return writeLetter(
      { services, tx },
      { to: email, language: preferredLanguage ?? 'en' },
      tourConfirmation,
      { startsAt, code },
    );
  return writeLetter({ services, tx }, { to: email }, enquiryConfirmation, {
    kind: kind === 'call' ? 'call' : 'sales',
    startsAt,
  });
};
