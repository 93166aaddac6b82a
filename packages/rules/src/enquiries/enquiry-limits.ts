export const PHONE_MAX_LENGTH = 40;
export const COMPANY_MAX_LENGTH = 120;
export const ENQUIRY_MESSAGE_MAX_LENGTH = 2_000;

/** From one email address: each enquiry sends a confirmation there, and nobody may flood someone else with them. */
export const ENQUIRIES_PER_EMAIL_PER_DAY = 5;
