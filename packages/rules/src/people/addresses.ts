/** Under what a person can be reached or known again. WhatsApp is a phone number of its own: who agreed there did not agree to calls. */
export const ADDRESS_KINDS = ['email', 'phone', 'whatsapp', 'telegram', 'discord', 'visitor'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** RFC 5321; the longest of any kind. */
export const ADDRESS_MAX_LENGTH = 254;
export const ADDRESSES_PER_PERSON = 20;
