export const OWN_LISTINGS_MAX = 5000;
export const OWN_LISTING_PHOTOS_MAX = 30;
export const HEADLINE_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 5000;
export const REFERENCE_MAX_LENGTH = 60;
export const ADDRESS_MAX_LENGTH = 200;

const MEBIBYTE = 1024 * 1024;
export const OWN_LISTING_FILE_MAX_BYTES = 8 * MEBIBYTE;
/** A whole agency's; read and written while the person waits. */
export const OWN_LISTING_FILE_MAX_ROWS = 1000;
