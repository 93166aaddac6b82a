export const FORM_FIELDS = ['name', 'email', 'phone', 'intent', 'budgetMax', 'timeline', 'message'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export const FORM_TITLE_MAX_LENGTH = 80;
export const FORM_TEXT_MAX_LENGTH = 2000;
export const CONSENT_TEXT_MAX_LENGTH = 500;
export const FORM_ORIGINS_MAX = 20;
export const LEAD_FORMS_PER_WORKSPACE = 50;

/** Nobody reads and fills in a form faster; what does is a machine. */
export const FORM_LEAST_SECONDS = 3;
/** A page that was open longer than this is opened again. */
export const FORM_MOST_HOURS = 24;

/** By which the ledger of consents names where somebody agreed. */
export const LEAD_FORM = 'lead-form';

/** Said until somebody says otherwise. */
export const USUAL_THANKS = 'Thank you. Your message has arrived.';

/** A site by scheme and host, as browsers name it: what stands in a policy must not end one and begin another. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/(?:[a-z\d-]+\.)*[a-z\d-]+(?::\d{1,5})?$/i.test(text);
