import { domainToASCII } from 'node:url';
import { ADDRESS_MAX_LENGTH, type AddressKind } from '@propguard/rules/people/addresses';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** In the form that it is kept in, or why it is none, for the person who wrote it. */
type Normalised = { value: string } | { problem: string };

/** RFC 5321's dot-atom. Beyond ASCII few mail servers deliver, and a letter that is lost is worse than a refusal. */
const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/;
const LOCAL_PART_MAX = 64;

const email = (written: string): Normalised => {
  const at = written.lastIndexOf('@');
  // Full-width letters and the like are what an input method made of plain ones.
  const local = written.slice(0, Math.max(0, at)).normalize('NFKC').toLowerCase();
  if (/[^\x20-\x7e]/u.test(local))
    return { problem: 'Before the @, an email address can only have letters a to z, digits and signs.' };
  const host = domainToASCII(written.slice(at + 1));
  const value = `${local}@${host}`;
  const isOne =
    at > 0 &&
    local.length <= LOCAL_PART_MAX &&
    LOCAL_PART.test(local) &&
    HOST.test(host) &&
    value.length <= ADDRESS_MAX_LENGTH;
  return isOne ? { value } : { problem: 'Enter an email address such as name@example.com.' };
};

const COUNTRIES = new Intl.DisplayNames('en-AU', { type: 'region' });

const phone = (written: string): Normalised => {
  const found = parsePhoneNumberFromString(written, 'AU');
  if (!found)
    return { problem: 'Enter a phone number such as 0412 345 678, or +64 21 123 4567 for another country.' };
  if (found.ext !== undefined) return { problem: 'Enter the number without its extension.' };
  if (!found.isValid()) {
    const where = found.country
      ? `in ${COUNTRIES.of(found.country)}`
      : `for country code +${found.countryCallingCode}`;
    return {
      problem: `That’s not a phone number ${where}. Check the digits; numbers from other countries start with + and the country code.`,
    };
  }
  return { value: found.number };
};

/** WhatsApp names numbers without the plus, always with the country's code. */
const whatsapp = (written: string): Normalised =>
  phone(/^[1-9]\d{7,14}$/.test(written) ? `+${written}` : written);

const plain =
  (pattern: RegExp, problem: string) =>
  (written: string): Normalised =>
    pattern.test(written) ? { value: written.toLowerCase() } : { problem };

const NORMALISE: Record<AddressKind, (written: string) => Normalised> = {
  email,
  phone,
  whatsapp,
  telegram: plain(/^@?\w{1,64}$/, 'Enter a Telegram id or user name, such as @example.'),
  discord: plain(/^[\w.]{2,64}$/, 'Enter a Discord id or user name.'),
  visitor: plain(/^[\w-]{8,100}$/, 'A visitor’s mark has letters, digits and dashes.'),
};

export const normaliseAddress = (kind: AddressKind, written: string): Normalised =>
  NORMALISE[kind](written.trim());
