/** What a person says they are, once; it decides nothing but what their menu leaves out. */
export const PERSON_KINDS = ['buyer', 'investor', 'lender', 'valuer', 'agency'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
