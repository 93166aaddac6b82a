/**
 * Addresses that belong to nobody, and so to the people of the sample: nothing is ever sent there. The patterns are
 * read by PostgreSQL as well (`is_reserved_address`), so they use only what both know.
 */
export const RESERVED_EMAIL_PATTERN =
  '@([^@]+[.])?(example[.](com|org|net)|[^@.]+[.](test|invalid|example)|test|invalid|example)$';

/** ACMA's numbers for creative works: thirty mobiles, two ranges in each area, free and local-rate numbers. */
export const RESERVED_PHONE_PATTERN =
  '^[+]61(49157(0(006|110|15[6-9]|313|737)|1(266|491|804)|2(549|665|983)|3(087|770)|4(118|632)|5(254|789)|6(398|801)|7(426|644)|8(148|888|957)|9(212|455|760))|[2378](5550|7010)[0-9]{4}|1800160401|1[38]0097570[7-9]|1[38]0097571[01])$';

const RESERVED_EMAIL = new RegExp(RESERVED_EMAIL_PATTERN);
const RESERVED_PHONE = new RegExp(RESERVED_PHONE_PATTERN);

/** The address as it is kept: mail in lower case, numbers in E.164. */
export const isReservedAddress = (kind: string, value: string): boolean => {
  if (kind === 'email') return RESERVED_EMAIL.test(value);
  return (kind === 'phone' || kind === 'whatsapp') && RESERVED_PHONE.test(value);
};
