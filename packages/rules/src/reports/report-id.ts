/** CORE-REP-10: 'VR-' and eight digits. */
const PREFIX = 'VR-';
const DIGITS = 8;

/** How many reports an installation can number. */
export const REPORT_NUMBERS = 10 ** DIGITS;
export const REPORT_ID_PATTERN = /^VR-\d{8}$/;

export const reportIdOf = (number: number): string => `${PREFIX}${String(number).padStart(DIGITS, '0')}`;
